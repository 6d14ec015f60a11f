const honorifics = /(?:さん|さま|様|ちゃん|くん|君|氏|先生|殿)$/u;

/** Whether a name says by itself how its bearer is addressed in Japanese, so that nothing more is put after it. */
export const hasHonorific = (name: string): boolean => honorifics.test(name.trimEnd());
