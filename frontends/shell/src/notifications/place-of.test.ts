import { placeOf } from './place-of.ts';

const idea = { id: 7, name: '題名' };

test.each([
  ['comment_on_idea', idea, 3, '/idea/7', '/idea/7/comment/3'],
  ['reply_to_comment', idea, 4, '/idea/7', '/idea/7/comment/4'],
  ['rating_of_comment', idea, 4, '/idea/7', '/idea/7/comment/4'],
  ['vote_milestone', idea, null, '/idea/7', '/idea/7'],
  ['support_on_idea', idea, null, '/idea/7', '/idea/7'],
  ['official_answer', idea, null, '/idea/7', '/idea/7'],
  ['category', null, null, '/category/waste', '/category/waste'],
  ['news', null, null, '/news/open', '/news/open'],
  ['moderation', idea, 4, '/idea/7', '/idea/7'],
  ['moderation', null, null, null, null],
  ['news', null, null, '//elsewhere.example', null],
])('%s leads to the right place', (type, about, comment_id, path, place) => {
  expect(placeOf({ type, idea: about, comment_id, path })).toBe(place);
});
