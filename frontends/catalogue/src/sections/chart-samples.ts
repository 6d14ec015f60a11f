/** A word that no line takes, as editors and members may write them. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2);

const populous = ['13', '14', '27'];
const tooFew = ['31', '32', '36'];

/** Every prefecture but those too small to be told of, overseas and no answer. */
export const areas = [
  ...Array.from({ length: 47 }, (_, index) => ({
    key: String(index + 1).padStart(2, '0'),
    label: `第${index + 1}県`,
    count: (index * index * 37) % 419,
    rate: (index * 7.3) % 61,
  }))
    .filter(({ key }) => !tooFew.includes(key))
    .map((area) => (populous.includes(area.key) ? { ...area, count: area.count + 12_345 } : area)),
  { key: '99', label: '海外', count: 12, rate: null },
  { key: '00', label: '未回答', count: 2345, rate: null },
];

/** How Lorenz draws it when few members write most. */
export const curve = Array.from({ length: 101 }, (_, index) => [index / 100, (index / 100) ** 4] as const);
