/** A line that is written over while work goes on; where there is no terminal, only what is done is written. */
export const createProgressLine = (out: NodeJS.WriteStream = process.stdout) => {
  let open = false;
  const end = () => {
    if (open) out.write('\n');
    open = false;
  };
  return {
    show: (text: string, done: boolean) => {
      if (!out.isTTY && !done) return;
      out.write(out.isTTY ? `\r\u001b[K${text}` : text);
      open = true;
      if (done) end();
    },
    end,
  };
};
