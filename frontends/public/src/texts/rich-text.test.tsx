import { screen } from '@testing-library/react';
import { show } from '../../../platform/testing/src/index.ts';
import { RichText } from './rich-text.tsx';

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('hits are marked wherever they stand: in words, in the number of an idea, in an address that is shortened', async () => {
  const address = `https://example.go.jp/${'a'.repeat(60)}bus`;
  const typed = `バスは${address} と@05274、バス停`;
  const [shortenedAway, number, stop] = ['bus', '274', 'バス停'].map((word) => typed.indexOf(word)) as [
    number,
    number,
    number,
  ];
  const hits: [number, number][] = [
    [0, 2],
    [shortenedAway, shortenedAway + 3],
    [number, number + 4],
    [stop, stop + 3],
  ];
  show('public', <RichText hits={hits}>{typed}</RichText>);
  expect(marks()).toEqual(['バス', '274', '、', 'バス停']);
  expect(screen.getByRole('link', { name: /^@05\s?274$/ }).textContent).toBe('@05274');
  expect(screen.getByRole('link', { name: /example/ }).textContent).toBe(`${address.slice(0, 60)}…`);
});

test('what was typed stays text, marked or not', () => {
  show('public', <RichText hits={[[0, 4]]}>{'<img src=x onerror=alert(1)>'}</RichText>);
  expect(marks()).toEqual(['<img']);
  expect(document.querySelector('img')).toBeNull();
});
