import { idea } from './facts.ts';

/** Words that go together. */
export const subjects = [
  ['学校', '教員', '給食', '授業', '宿題'],
  ['鉄道', '運賃', '駅前', '渋滞', '路線'],
  ['発電', '原子力', '送電', '太陽光', '蓄電'],
];
/** How many ideas of each. */
export const each = 12;

/** Idea 1 to 36, the first twelve of schools; each says three words of its subject in a sentence. */
export const ideasOfSubjects = subjects.flatMap((words, subject) =>
  Array.from({ length: each }, (_, nr) => {
    const said = [0, 1, 2].map((step) => words[(nr + step) % words.length]);
    return idea({
      idea_id: subject * each + nr + 1,
      name: `${said[0]}の話`,
      contents: `${said.join('と')}をよくしてほしいと思います。`,
      tags: [],
    });
  }),
);
