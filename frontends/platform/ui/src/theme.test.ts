import { type color, colorSchemes } from './theme.ts';

type Role = keyof typeof color;
type Scheme = 'light' | 'dark';

const [light = '', dark = ''] = colorSchemes().split('@media');

/** Red, green and blue, each from 0 to 255. */
function channelsOf(role: Role, scheme: Scheme): number[] {
  const value = new RegExp(`--ui-${role}:([^;}]+)`).exec(scheme === 'light' ? light : dark)?.[1] ?? '';
  const [hex] = /^#[0-9a-f]{6}$/.exec(value) ?? [];
  return (hex?.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** As WCAG 2 counts it. */
function luminanceOf(role: Role, scheme: Scheme): number {
  const [red = Number.NaN, green = 0, blue = 0] = channelsOf(role, scheme).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Role, other: Role, scheme: Scheme): number {
  const [high = 0, low = 0] = [luminanceOf(one, scheme), luminanceOf(other, scheme)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds: Role[] = ['surface', 'ground', 'tint'];
const words: Role[] = [
  'text',
  'heading',
  'muted',
  'primary',
  'link',
  'visited',
  'danger',
  'ink',
  'positiveText',
  'negativeText',
];
const onOwnGround: [Role, Role][] = [
  ['surface', 'primary'],
  ['surface', 'primaryHover'],
  ['surface', 'primaryActive'],
  ['primaryHover', 'tintStrong'],
  ['text', 'faint'],
  ['disabled', 'faint'],
  ['onTint', 'tintStrong'],
  ['onPositive', 'positiveGround'],
  ['positiveText', 'positiveGround'],
  ['onWarning', 'neutralGround'],
  ['onWarning', 'warningGround'],
  ['neutralText', 'neutralGround'],
  ['negativeText', 'negativeGround'],
  ['text', 'successGround'],
  ['text', 'warningGround'],
  ['text', 'negativeGround'],
];
const marks: Role[] = [
  'lineStrong',
  'positive',
  'negative',
  'star',
  'outline',
  'success',
  'warning',
  'drawn1',
  'drawn2',
  'drawn3',
];

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test('words are read on every ground that they stand on', () => {
    const pairs = [
      ...words.flatMap((word) => grounds.map((ground): [Role, Role] => [word, ground])),
      ...onOwnGround,
    ];
    const faint = pairs.filter(([word, ground]) => !(contrast(word, ground, scheme) >= 4.5));
    expect(faint).toEqual([]);
  });

  test('marks are seen on the surface', () => {
    expect(marks.filter((role) => !(contrast(role, 'surface', scheme) >= 3))).toEqual([]);
  });
});

test('the first document is told the values of what it uses alone', () => {
  expect(colorSchemes(['text']).match(/--ui-\w+/g)).toEqual(['--ui-text', '--ui-text']);
});
