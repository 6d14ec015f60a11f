import { screen } from '@testing-library/react';
import { edge, show } from '../../../../../platform/testing/src/index.ts';
import { ideaAnswers, ideaSample, threadSample } from '../testing/samples.ts';
import { CommentSection } from './comment-section.tsx';

const said = threadSample();

const open = async (comment_count: number, at = '/idea/7') => {
  edge.answer(ideaAnswers());
  const idea = ideaSample({ comment_count });
  show('public', <CommentSection idea={idea} commentId={undefined} />, { at, path: '/idea/:id' });
  await screen.findByText(said.raw_contents);
};
const orders = () => screen.queryByRole('list', { name: 'コメントの並び順' });

test('four comments have no order to choose', async () => {
  await open(4);
  expect(orders()).toBeNull();
});

test('from five comments on their order can be chosen', async () => {
  await open(5);
  expect(orders()).not.toBeNull();
});

test('an order that the address asks for can be left, however few there are', async () => {
  await open(2, '/idea/7?comments=oldest');
  expect(orders()).not.toBeNull();
});
