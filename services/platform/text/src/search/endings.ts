const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(Boolean));

/** What follows a noun: the kanji before it is a word, and not the beginning of one. */
export const particles = listed(`
  の を に が は も で と へ や な か だ
  から まで より だけ など ほど のみ こそ さえ すら しか でも では には とは にも への での との
  です でした だった である なら による により によって における において について に関する にとって という といった
  として たち
`);

/** Words that say nothing by themselves, beside particles: endings, auxiliaries, pointing and joining words. */
const empty = listed(`
  する した して しない します しました しまう しよう すれば される され させる させ せる れる られる られ
  ます ました ません せん ましょう まし ない なく なかっ なけれ たい たく たかっ ている てい ていた ておく てある
  いる いた います ある あり あった ありま あっ おり なる なり なっ なった なって できる でき できた できない
  ほしい ほしく ください くださ いただき いただく いただける くれる もらう もらえる もらい たら たり だり って んで えて
  よう ように ため ために こと ことに もの ものの とき ところ ので のに のは のが けど けれど ながら つつ ずつ ば
  すぎ すぎる すぎて すぎた すく すい やすい やすく にくい にくく づらい づらく がち そう らしい みたい べき
  これ それ あれ どれ この その あの どの ここ そこ どこ こう どう また なお まず さらに そして しかし または および かつ
  にして となり とともに ともに とか なんか ねば ずに まま かも
  欲しい 欲しく 下さい 出来る 出来 事 為 等
`);

/** Whether a word that the dictionary has cut out says nothing; a single hiragana never does. */
export const isEmptyWord = (text: string): boolean =>
  /^[ぁ-ゖー]$/u.test(text) || particles.has(text) || empty.has(text);

const endings =
  /(?:なかった|なければ|なくて|ない|ません|ました|ます|たい|られる|れる|させる|せる|やすい|やすく|にくい|にくく|づらい|すぎる|って|った|んで|んだ|て|た|ば)+$/u;

/** What may follow the kanji of a word instead of a kana that does, by the column of the syllabary that its forms run through. */
const columns: [kana: string, forms: string][] = [
  ['い', 'いうえおわっかきくけこさすそ'],
  ['うえおわ', 'いうえおわっ'],
  ['かきくけこ', 'かきくけこいっさすそ'],
  ['がぎぐげご', 'がぎぐげごい'],
  ['さしすせそ', 'さしすせそ'],
  ['ざじずぜぞ', 'ざじずぜぞ'],
  // Before some endings, a word whose kanji is its whole stem (見る, 見た, 見ない) has none of its own.
  ['たて', 'たちつてとっるれろらなまよさず'],
  ['ちつと', 'たちつてとっ'],
  ['っ', 'いうえおわたちつてとらりるれろっ'],
  ['づ', 'づ'],
  ['な', 'なにぬねのんるれろらたてまよさず'],
  ['にぬねの', 'なにぬねのん'],
  ['ばびぶべぼ', 'ばびぶべぼん'],
  ['ま', 'まみむめもんるれろらたてなよさず'],
  ['みむめも', 'まみむめもん'],
  ['ん', 'なにぬねのばびぶべぼまみむめもん'],
  ['らる', 'らりるれろったてなまよさず'],
  ['りれろ', 'らりるれろっ'],
];

export const formsOf = (kana: string): string => columns.find(([found]) => found.includes(kana))?.[1] ?? '';

/** Kana in which words end that inflect, and of which another form has another: all but the columns of e and o. */
export const inflects = (kana: string): boolean =>
  'あかがさざただなばまらわいきぎしじちにびみりうくぐすずつづぬぶむる'.includes(kana);

/** A verb in hiragana without what ends it, as far as two kana are left. */
export const withoutEndings = (hiragana: string): string => {
  const left = hiragana.replace(endings, '');
  if (left.length < 2 || left === hiragana) return hiragana;
  return left.length > 2 && inflects(left.slice(-1)) ? left.slice(0, -1) : left;
};
