import { createInterface } from 'node:readline/promises';

export const keysHelp = 'Keys: r restart, o open the site, q quit';

const ctrlC = '\u0003';

export interface Keys {
  restart: (answer: string) => void;
  open: () => void;
  quit: () => void;
}

/** Listens to single keys, where somebody sits at a terminal. @returns how to give the terminal back */
export function listenToKeys(keys: Keys): () => void {
  const { stdin } = process;
  if (!stdin.isTTY) return () => undefined;
  let isAsking = false;
  const askWhich = async () => {
    isAsking = true;
    stdin.setRawMode(false);
    const question = createInterface({ input: stdin, output: process.stdout });
    question.once('SIGINT', keys.quit);
    keys.restart((await question.question('Restart what? (Enter: all) ')).trim());
    question.close();
    stdin.setRawMode(true).resume();
    isAsking = false;
  };
  stdin.setRawMode(true).setEncoding('utf8').resume();
  stdin.on('data', (key) => {
    if (isAsking) return;
    const pressed = String(key);
    if (pressed === 'q' || pressed === ctrlC) keys.quit();
    else if (pressed === 'o') keys.open();
    // Not before everybody has heard of this key: it would begin the answer.
    else if (pressed === 'r') setImmediate(() => void askWhich());
  });
  return () => void stdin.setRawMode(false).pause();
}
