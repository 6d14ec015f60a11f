/** A mail as it was received. */
export type CaughtMail = {
  id: number;
  received_at: string;
  /** The envelope's recipients. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** By lower-case name, as they were on the wire but unfolded. */
  headers: Record<string, string>;
  raw: string;
};

const mostKept = 500;

export type Mailbox = {
  add: (mail: Omit<CaughtMail, 'id' | 'received_at'>) => void;
  /** Newest first; those to an address alone, where one is given. */
  list: (to?: string) => CaughtMail[];
  find: (id: number) => CaughtMail | undefined;
  clear: () => void;
};

/** The newest mails, in memory. */
export const createMailbox = (): Mailbox => {
  let mails: CaughtMail[] = [];
  let last = 0;
  return {
    add: (mail) => {
      last += 1;
      mails = [{ ...mail, id: last, received_at: new Date().toISOString() }, ...mails].slice(0, mostKept);
    },
    list: (to) => (to === undefined ? mails : mails.filter((mail) => mail.to.includes(to))),
    find: (id) => mails.find((mail) => mail.id === id),
    clear: () => {
      mails = [];
    },
  };
};
