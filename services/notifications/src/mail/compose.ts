import type { Language } from '@ideabox/text';
import type { SendMailOptions } from 'nodemailer';
import type { Context } from '../context.ts';
import { phrasesOf } from '../domain/render.ts';
import { pathOf } from '../reading/path-of.ts';
import { siteName } from '../reading/site-name.ts';
import { subjectOf } from '../reading/subject-of.ts';
import type { Mail } from '../store/mails/mails.ts';
import type { Item } from './choose-items.ts';
import type { Mailing } from './create-mailing.ts';
import { writeLetter } from './letter.ts';
import { outgoingMail } from './outgoing-mail.ts';

type Reader = { email: string; portal_name: string; language: Language };

/** A mail as it leaves. */
export const compose = (
  context: Context,
  mailing: Mailing,
  about: { mail: Mail; items: Item[]; reader: Reader },
): SendMailOptions => {
  const { mail, items, reader } = about;
  const { publicUrl } = context;
  const { language } = reader;
  const unsubscribeUrl = `${publicUrl}/api/v1/unsubscribe/${mailing.tokens.tokenFor(mail.member_id)}`;
  const root = language === 'ja' ? publicUrl : `${publicUrl}/${language}`;
  const told = items.map(({ row, role, markdown }) => {
    const subject = subjectOf(row, role, language);
    return { ...phrasesOf(subject, language), markdown, url: `${root}${pathOf(row, subject) ?? '/'}` };
  });
  const letter = writeLetter({
    site: siteName(context, language),
    publicUrl,
    reader: reader.portal_name,
    language,
    told,
    digest: mail.digest,
    settingsUrl: `${root}/members/settings`,
    unsubscribeUrl,
  });
  const { from, unsubscribeMailto } = mailing;
  return outgoingMail({
    ...{ id: mail.id, from, to: reader.email, letter, language },
    ...{ publicUrl, unsubscribeUrl, unsubscribeMailto },
  });
};
