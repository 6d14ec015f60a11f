import { useText } from '@ideabox/intl';

/** Made of nothing that could fail again. */
export function LastResort() {
  const text = useText();
  return (
    <main>
      <h1>{text('error.title')}</h1>
      <p>{text('error.text')}</p>
      <a href="/">{text('error.home')}</a>
    </main>
  );
}
