import { inBrowser } from '@ideabox/contract';
import { screen } from '@testing-library/react';
import {
  categorySample,
  edge,
  memberSample,
  pageOf,
  show,
  type Visit,
} from '../../../../../platform/testing/src/index.ts';
import { draftKey } from '../draft.ts';
import { PostIdeaDialog } from '../post-idea-dialog.tsx';

/** Where the member's draft is kept. */
export const key = draftKey({ memberId: memberSample.id });
export const typed = {
  category: '1',
  situation: '',
  stepper: '',
  name: 'わたしの題名',
  contents: 'わたしの本文です',
};

export const answerForm = () =>
  edge.answer({ 'GET /ideas/similar': pageOf([]), 'GET /categories': pageOf([categorySample()]) });

export const open = (visit: Visit = {}) => {
  const onClose = jest.fn();
  const page = show('public', <PostIdeaDialog onClose={onClose} />, { who: memberSample, ...visit });
  return { ...page, onClose };
};
export const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
export const values = () => [field('タイトル').value, field('内容').value];
export const submit = () => screen.getByRole('button', { name: '投稿する' });

/** The form with a draft that waits to be sent. */
export const openTyped = async (visit: Visit = {}, words: Partial<typeof typed> = {}) => {
  inBrowser.keep(key, JSON.stringify({ ...typed, ...words }));
  const page = open(visit);
  await screen.findByText('前回入力した内容の続きから始められます。');
  return page;
};
