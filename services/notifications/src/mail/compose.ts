import type { Language } from '@ideabox/text';
import type { SendMailOptions } from 'nodemailer';
import type { Context } from '../context.ts';
import { render } from '../domain/render.ts';
import { pathOf } from '../reading/path-of.ts';
import { siteName } from '../reading/site-name.ts';
import { subjectOf } from '../reading/subject-of.ts';
import type { Mail } from '../store/mails.ts';
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
  const told = items.map(({ row, role }) => {
    const subject = subjectOf(row, role, language);
    return { ...render(subject, language), url: `${publicUrl}${pathOf(row, subject) ?? '/'}` };
  });
  const letter = writeLetter({
    site: siteName(context, language),
    reader: reader.portal_name,
    language,
    told,
    digest: mail.digest,
    unsubscribeUrl,
  });
  const { from, unsubscribeMailto } = mailing;
  return outgoingMail({
    ...{ id: mail.id, from, to: reader.email, letter, language },
    ...{ publicUrl, unsubscribeUrl, unsubscribeMailto },
  });
};
