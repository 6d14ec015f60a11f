import type { Locale } from '../src/locales.ts';
import { typographyOf } from './typography-of.ts';

test.each<[Locale, string]>([
  ['ja', '未読はありません(0件)'],
  ['ja', 'お試し下さい'],
  ['zh', '通知(没有未读)'],
  ['zh', '第 {serial} 号'],
  ['en', 'It’s "new"'],
  ['fr', 'Supprimer ?'],
  ['fr', 'Thème : {name}'],
  ['fr', '« {name} »'],
  ['fr', 'utilisateur·rice'],
  ['es', 'Eliminar?'],
  ['es', 'los usuarios/as'],
  ['pt', 'Iniciar sessão'],
  ['pt', '«{name}»'],
  ['ru', '“{name}”'],
  ['ru', '{count, plural, one {# секунда} few {# секунды} other {# секунд}}'],
  ['en', '{count, plural, other {# ideas}}'],
])('%s refuses %s', (locale, message) => {
  expect(typographyOf(message, locale)).not.toEqual([]);
});

test.each<[Locale, string]>([
  ['ja', '{count, plural, =0 {通知（未読はありません）} other {通知（未読#件）}}'],
  ['zh', '{count, plural, =0 {通知（没有未读）} other {通知（#条未读）}}'],
  ['zh', '{length} / {limit}字'],
  ['fr', 'Supprimer «\u202f{name}\u202f»\u202f?'],
  ['fr', 'Une adresse commençant par https:// ou http://'],
  ['es', '¿Eliminar el comentario n.º {serial}? No se puede deshacer.'],
  ['pt', 'A etiqueta “{name}” foi adicionada'],
  ['ru', '{stars, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}'],
  ['en', '{count, plural, one {# idea} other {# ideas}}'],
])('%s takes %s', (locale, message) => {
  expect(typographyOf(message, locale)).toEqual([]);
});
