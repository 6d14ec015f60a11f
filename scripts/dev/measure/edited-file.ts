import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartFailure } from '../../command-line/start-failure.ts';
import { repository } from '../../stack/folder/folders.ts';
import { writePrivately } from '../../stack/folder/write-privately.ts';

export interface Edit {
  /** Below the repository. */
  path: string;
  find: string;
  /** Stands nowhere else. */
  replaced: string;
}

export interface PutBack {
  path: string;
  /** What was put in has gone already: somebody else has edited the file meanwhile, and theirs stays. */
  isTheirs: boolean;
}

const noteIn = (folder: string) => join(folder, 'edited-file.json');
const partOf = (file: string) => `${file}.tmp`;

/** However this process ends, the file is what it was or what it becomes. */
function write(file: string, text: string): void {
  writeFileSync(partOf(file), text, { mode: statSync(file).mode });
  renameSync(partOf(file), file);
}

/** A file of the source that is changed for a while. However we end, what was put in is taken out again. */
export class EditedFile {
  readonly #folder: string;
  readonly #putBackAtExit = () => this.putBack();

  /** @param folder keeps what was edited, for when this process is killed */
  constructor(edit: Edit, folder: string) {
    const file = resolve(repository, edit.path);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(edit.find)) throw new StartFailure(`${edit.path} does not contain ${edit.find}`);
    this.#folder = folder;
    writePrivately(noteIn(folder), JSON.stringify(edit));
    process.once('exit', this.#putBackAtExit);
    write(
      file,
      text.replace(edit.find, () => edit.replaced),
    );
  }

  putBack(): void {
    process.off('exit', this.#putBackAtExit);
    putBackEdited(this.#folder);
  }
}

/** Puts back what was edited; of what somebody else has written into the file meanwhile, all stays. */
export function putBackEdited(folder: string): PutBack | undefined {
  const note = noteIn(folder);
  if (!existsSync(note)) return undefined;
  const { path, find, replaced } = JSON.parse(readFileSync(note, 'utf8')) as Edit;
  const file = resolve(repository, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.includes(replaced)) {
    write(
      file,
      text.replace(replaced, () => find),
    );
  }
  rmSync(partOf(file), { force: true });
  rmSync(note);
  return { path, isTheirs: !text.includes(replaced) && !text.includes(find) };
}
