/** Whose players an idea's page opens once its reader asks for a video; the same as `player-of.ts` of the public remote. */
export const videoPlayers = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://embed.nicovideo.jp',
];

const nowhere = '()';
const here = '(self)';
const inPlayers = `(self ${videoPlayers.map((origin) => `"${origin}"`).join(' ')})`;

/**
 * What of the browser the pages use: copying an address, the reader's region, the players' screen. Sharing is open to pages by
 * itself, and not every browser knows its name.
 */
const features = {
  autoplay: inPlayers,
  'encrypted-media': inPlayers,
  fullscreen: inPlayers,
  'picture-in-picture': inPlayers,
  'clipboard-write': here,
  geolocation: here,
  accelerometer: nowhere,
  camera: nowhere,
  'clipboard-read': nowhere,
  'display-capture': nowhere,
  gyroscope: nowhere,
  hid: nowhere,
  'idle-detection': nowhere,
  magnetometer: nowhere,
  microphone: nowhere,
  midi: nowhere,
  payment: nowhere,
  'screen-wake-lock': nowhere,
  serial: nowhere,
  usb: nowhere,
  'xr-spatial-tracking': nowhere,
};

export const permissionsPolicy = Object.entries(features)
  .map(([feature, where]) => `${feature}=${where}`)
  .join(', ');
