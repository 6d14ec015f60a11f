import type { Language } from '@ideabox/text';
import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './letter.ts';

/**
 * A letter with its headers. The message's id follows from the row, so that what is sent once more after a crash is
 * known to be the same.
 */
export const outgoingMail = (about: {
  id: string;
  from: string;
  to: string;
  letter: Letter;
  language: Language;
  publicUrl: string;
  unsubscribeUrl: string;
  unsubscribeMailto: string | undefined;
}): SendMailOptions => {
  const { id, from, to, letter, language, publicUrl, unsubscribeUrl, unsubscribeMailto } = about;
  const ways = [
    unsubscribeUrl,
    ...(unsubscribeMailto ? [`mailto:${unsubscribeMailto}?subject=unsubscribe`] : []),
  ];
  return {
    ...letter,
    from,
    to: { name: '', address: to },
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      'List-Unsubscribe': { prepared: true, value: ways.map((way) => `<${way}>`).join(', ') },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};
