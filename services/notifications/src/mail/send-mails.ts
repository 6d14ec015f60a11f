import type { Context } from '../context.ts';
import {
  claimMails,
  extendMails,
  leaseSeconds,
  type Mail,
  markDropped,
  markSent,
  putOff,
  releaseMails,
} from '../store/mails/mails.ts';
import { findLanguages } from '../store/member-languages.ts';
import { whileHeld } from '../while-held.ts';
import { chooseItems, type Item } from './choose-items.ts';
import { compose } from './compose.ts';
import type { Mailing } from './create-mailing.ts';
import { failureOf, retryAfter } from './failure.ts';
import { isAddress } from './is-address.ts';
import { withNews } from './with-news.ts';

const batchSize = 20;

type Reader = Parameters<typeof compose>[2]['reader'] & { wants_mail: boolean };

const readersOf = async (context: Context, members: string[]): Promise<Map<string, Reader>> => {
  const [{ contacts }, languageOf] = await Promise.all([
    context.identity.call('ListContacts', { member_ids: members }, { deadlineMs: 5_000 }),
    findLanguages(context.db, members),
  ]);
  return new Map(
    contacts.map((contact) => [contact.member_id, { ...contact, language: languageOf(contact.member_id) }]),
  );
};

const reasonToDrop = (reader: Reader | undefined, items: Item[]): string | undefined => {
  if (!reader || !isAddress(reader.email)) return 'no address';
  if (!reader.wants_mail) return 'no mail wanted';
  return items.length === 0 ? 'nothing left to tell' : undefined;
};

const settle = async (context: Context, mail: Mail, error: unknown): Promise<void> => {
  const { db, log } = context;
  const failure = failureOf(error);
  if (failure === 'outage') throw error;
  const after = failure === 'put_off' ? retryAfter(mail.tries) : undefined;
  log.warn({ mail: mail.id, failure, tries: mail.tries }, 'a mail was not taken');
  await (after === undefined ? markDropped(db, mail.id, failure) : putOff(db, mail.id, after));
};

/** A mail that cannot be written must keep none of its neighbours. */
const tryCompose = (context: Context, mailing: Mailing, about: Parameters<typeof compose>[2]) => {
  try {
    return compose(context, mailing, about);
  } catch (error) {
    context.log.error({ err: error, mail: about.mail.id }, 'a mail could not be written');
    return undefined;
  }
};

const send = async (
  context: Context,
  mailing: Mailing,
  about: { mail: Mail; items: Item[]; reader: Reader | undefined },
): Promise<void> => {
  const { mail, items, reader } = about;
  const reason = reasonToDrop(reader, items);
  if (reason !== undefined || reader === undefined) {
    await markDropped(context.db, mail.id, reason ?? '');
    return;
  }
  const written = tryCompose(context, mailing, { mail, items, reader });
  if (!written) {
    await markDropped(context.db, mail.id, 'could not be written');
    return;
  }
  try {
    await mailing.transport.sendMail(written);
    await markSent(context.db, mail.id);
  } catch (error) {
    await settle(context, mail, error);
  }
};

const sendAll = async (context: Context, mailing: Mailing, mails: Mail[]): Promise<void> => {
  const members = [...new Set(mails.map((mail) => mail.member_id))];
  const readers = await readersOf(context, members);
  const items = await chooseItems(context.db, mails);
  const told = mails.map((mail) => {
    const reader = readers.get(mail.member_id);
    return { mail, reader, items: items.get(mail.id) ?? [], language: reader?.language ?? 'ja' };
  });
  const sent = await Promise.allSettled(
    (await withNews(context, told)).map((about) => send(context, mailing, about)),
  );
  const failure = sent.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
};

/**
 * Sends what is due. While the server or identity cannot be worked with, nothing counts as tried.
 * @returns whether there was anything. @throws what kept it from sending.
 */
export const sendMails = async (context: Context, mailing: Mailing): Promise<boolean> => {
  const mails = await claimMails(context.db, batchSize, mailing.apartSeconds);
  const [first] = mails;
  if (!first) return false;
  const ids = mails.map((mail) => mail.id);
  let { held } = first;
  const extend = async () => {
    held = await extendMails(context.db, ids, held);
  };
  try {
    await whileHeld(leaseSeconds, extend, () => sendAll(context, mailing, mails));
  } catch (error) {
    await releaseMails(context.db, ids);
    throw error;
  }
  return true;
};
