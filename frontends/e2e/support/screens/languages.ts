/** Each language of the site, with what leads to the list of ideas and what opens the form of a post in it. */
export const languages = [
  { locale: 'ja', ideas: 'アイデア一覧', post: '投稿' },
  { locale: 'en', ideas: 'Ideas', post: 'Post' },
  { locale: 'fr', ideas: 'Idées', post: 'Proposer' },
  { locale: 'es', ideas: 'Ideas', post: 'Proponer' },
  { locale: 'pt', ideas: 'Ideias', post: 'Publicar' },
  { locale: 'ru', ideas: 'Идеи', post: 'Идея' },
  { locale: 'zh', ideas: '创意列表', post: '发布' },
];
