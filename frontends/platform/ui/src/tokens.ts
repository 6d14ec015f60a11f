import tokens from '@digital-go-jp/design-tokens';

type Steps<Scale> = {
  [Step in keyof Scale]: Step extends `${infer Value extends number}` ? Value : never;
}[keyof Scale];

const { Neutral, Primitive } = tokens.Color;

/** The agency's tokens by their names: 130 KB, so that what takes values from them is worked out while building. */
export const white: string = Neutral.White.$value;
export const black: string = Neutral.Black.$value;
export const gray = (step: Steps<typeof Neutral.SolidGray>): string => Neutral.SolidGray[`${step}`].$value;
/** Black that lets through what lies below. */
export const veil = (step: Steps<typeof Neutral.OpacityGray>): string =>
  Neutral.OpacityGray[`${step}`].$value;
export const hue = (name: keyof typeof Primitive, step: Steps<typeof Primitive.Blue>): string =>
  Primitive[name][`${step}`].$value;
export const elevation = (step: Steps<typeof tokens.Elevation>): string => tokens.Elevation[`${step}`].$value;
