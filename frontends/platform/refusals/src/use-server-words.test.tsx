import { ApiError } from '@ideabox/api-client';
import { locales } from '@ideabox/intl';
import { screen } from '@testing-library/react';
import { show } from '../../testing/src/index.ts';
import { useServerWords } from './use-server-words.ts';

const messages = [
  ...['Data not found', 'Idea not found', 'Comment not found', 'Failed to store favorite', 'Role not found'],
  ...['Favorite not found', 'User not found', 'HiddenUser not found', 'HiddenUser already exists'],
  ...[
    'Keyword not found',
    'Failed to store keyword',
    'Message not found',
    'News not found',
    'Part not found',
  ],
  ...[
    'Category not found',
    'Registry not found',
    'Stepper not found',
    'Notification not found',
    'Vote not found',
  ],
  ...['Failed to update statistics', 'Similar comment already exists', 'Signature verification failed'],
  ...['Algorithm not allowed', 'File not found', 'Users not found', 'Token not found', 'Topic not found'],
  ...['This category only create subcomment', 'The given data was invalid', 'Invalid Request'],
];

function Words() {
  const serverWords = useServerWords();
  const said = [...messages, 'toString', 'elsewhere'].map((message) =>
    serverWords(new ApiError({ status: 404, message })),
  );
  return (
    <ul>
      {said.map((words, index) => (
        <li key={messages[index] ?? index}>{words ?? 'nothing'}</li>
      ))}
    </ul>
  );
}

test.each(locales)('each message of a server says its own thing in %s', (locale) => {
  show('platform/refusals', <Words />, { locale });
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said.slice(-2)).toEqual(['nothing', 'nothing']);
  const known = said.slice(0, -2);
  expect(known).not.toContain('nothing');
  expect(new Set(known).size).toBe(messages.length);
  for (const message of messages) expect(known).not.toContain(message);
});
