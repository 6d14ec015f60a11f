import { useRegistryWords } from '@ideabox/api-client';
import { usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { IdeaShelf } from './idea-shelf.tsx';
import { NewsShelf } from './news-shelf.tsx';
import { Outcomes } from './outcomes.tsx';
import { Soliciting } from './soliciting.tsx';

export function HomePage() {
  const text = useText();
  usePageTitle(useRegistryWords('catchword') ?? text('home.title'));
  return (
    <>
      <Hero />
      <Outcomes />
      <Soliciting />
      <IdeaShelf id="newest" title={text('home.newest')} sort="date_entered" />
      <IdeaShelf id="popular" title={text('home.popular')} sort="point" tinted />
      <HowItWorks />
      <NewsShelf />
    </>
  );
}
