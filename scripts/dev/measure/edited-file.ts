import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../../command-line/start-failure.ts';
import { repository } from '../../stack/folder/folders.ts';
import { writePrivately } from '../../stack/folder/write-privately.ts';

const noteIn = (folder: string) => join(folder, 'edited-file.json');

/** A file of the source that is changed for a while. However we end, it is put back as it was, byte for byte. */
export class EditedFile {
  readonly #path: string;
  readonly #original: Buffer;
  readonly #note: string;
  readonly #putBackAtExit = () => this.putBack();

  /** @param folder keeps what the file was, for when this process is killed */
  constructor(path: string, folder: string) {
    this.#path = join(repository, path);
    this.#original = readFileSync(this.#path);
    this.#note = noteIn(folder);
    writePrivately(this.#note, JSON.stringify({ path, original: this.#original.toString('base64') }));
    process.once('exit', this.#putBackAtExit);
  }

  replace(find: string, replaced: string): void {
    const text = this.#original.toString('utf8');
    if (!text.includes(find)) throw new StartFailure(`${this.#path} does not contain ${find}`);
    writeFileSync(
      this.#path,
      text.replace(find, () => replaced),
    );
  }

  putBack(): void {
    writeFileSync(this.#path, this.#original);
    rmSync(this.#note, { force: true });
    process.off('exit', this.#putBackAtExit);
  }
}

/** Puts back what a killed process had edited. @returns the file, where there was one */
export function putBackEdited(folder: string): string | undefined {
  const note = noteIn(folder);
  if (!existsSync(note)) return undefined;
  const { path, original } = JSON.parse(readFileSync(note, 'utf8')) as { path: string; original: string };
  writeFileSync(join(repository, path), Buffer.from(original, 'base64'));
  rmSync(note);
  return path;
}
