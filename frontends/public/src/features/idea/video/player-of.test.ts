import { playerOf } from './player-of.ts';

test.each([
  [
    'https://www.youtube-nocookie.com/embed/abcdefghijk?start=5',
    { name: 'YouTube', src: 'https://www.youtube-nocookie.com/embed/abcdefghijk?start=5&autoplay=1' },
  ],
  ['https://player.vimeo.com/video/1', { name: 'Vimeo', src: 'https://player.vimeo.com/video/1?autoplay=1' }],
  ['https://evil.example/embed/abcdefghijk', undefined],
  ['http://player.vimeo.com/video/1', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('%s', (address, expected) => expect(playerOf(address)).toEqual(expected));
