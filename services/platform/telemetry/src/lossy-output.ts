import { fstatSync, write, writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** What may wait to be written, in characters. */
const most = 512 * 1024;

/** Where lines go: it never waits, and never throws. */
type LossyOutput = { write: (line: string) => void };

type Dropped = (lines: number) => void;

/** A pipe that nobody reads takes nothing more; what is beyond it waits here, within bounds. */
const toPipe = (fd: number, dropped: Dropped): LossyOutput => {
  const socket = new Socket({ fd, readable: false, writable: true }).unref();
  socket.on('error', () => socket.destroy());
  return {
    write: (line) => {
      if (socket.destroyed || socket.writableLength + line.length > most) dropped(1);
      else socket.write(line);
    },
  };
};

const linesIn = (text: string) => text.split('\n').length - 1;

/** A file, whose disk may be full: what it does not take is given up. */
const toFile = (fd: number, dropped: Dropped): LossyOutput => {
  let waiting = '';
  let busy = false;
  const next = () => {
    busy = waiting !== '';
    if (!busy) return;
    const text = waiting;
    waiting = '';
    send(Buffer.from(text), () => dropped(linesIn(text)));
  };
  const send = (bytes: Buffer, lost: () => void) =>
    write(fd, bytes, (error, written) => {
      if (error) lost();
      else if (written < bytes.length) return send(bytes.subarray(written), lost);
      next();
    });
  process.on('exit', () => {
    try {
      writeSync(fd, waiting);
    } catch {
      dropped(linesIn(waiting));
    }
  });
  return {
    write: (line) => {
      if (waiting.length + line.length > most) return dropped(1);
      waiting += line;
      if (!busy) next();
    },
  };
};

const isPipe = (fd: number) => {
  const stat = fstatSync(fd);
  return stat.isFIFO() || stat.isSocket();
};

/** Opened with the first line: who logs nothing touches nothing. */
const createLossyOutput = (fd: number) => {
  let lost = 0;
  let output: LossyOutput | undefined;
  const dropped = (lines: number) => {
    lost += lines;
  };
  return {
    write: (line: string) => {
      output ??= (isPipe(fd) ? toPipe : toFile)(fd, dropped);
      output.write(line);
    },
    lost: () => lost,
  };
};

/** The process's own: its loggers share it, as they share what it writes to. */
export const standardOutput = createLossyOutput(1);
