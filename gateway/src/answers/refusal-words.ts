type Words = { crowded: string; unavailable: string; otherwise: string; again: string };

/** What a refusal page says, in every language of the site. */
export const refusalWords = {
  ja: {
    crowded: 'アクセスが集中しています。しばらく待ってから、もう一度お試しください。',
    unavailable: 'ただいま一時的に表示できません。しばらく待ってから、もう一度お試しください。',
    otherwise: 'ページを表示できませんでした。',
    again: 'もう一度読み込む',
  },
  en: {
    crowded: 'The site is very busy. Please wait a moment and try again.',
    unavailable: 'The site cannot be shown at the moment. Please wait a while and try again.',
    otherwise: 'The page could not be shown.',
    again: 'Load again',
  },
  fr: {
    crowded: 'Le site est très sollicité. Patientez un moment, puis réessayez.',
    unavailable: 'Le site est momentanément indisponible. Patientez un peu, puis réessayez.',
    otherwise: 'La page n’a pas pu être affichée.',
    again: 'Recharger',
  },
  es: {
    crowded: 'El sitio recibe muchas visitas. Espere un momento e inténtelo de nuevo.',
    unavailable: 'El sitio no está disponible en este momento. Espere un poco e inténtelo de nuevo.',
    otherwise: 'No se ha podido mostrar la página.',
    again: 'Volver a cargar',
  },
  pt: {
    crowded: 'O site está com muitos acessos. Aguarde um momento e tente novamente.',
    unavailable: 'O site está temporariamente indisponível. Aguarde um pouco e tente novamente.',
    otherwise: 'Não foi possível mostrar a página.',
    again: 'Carregar novamente',
  },
  ru: {
    crowded: 'Сайт сейчас перегружен. Подождите немного и попробуйте ещё раз.',
    unavailable: 'Сайт временно недоступен. Подождите немного и попробуйте ещё раз.',
    otherwise: 'Не удалось показать страницу.',
    again: 'Загрузить ещё раз',
  },
  zh: {
    crowded: '当前访问过于集中。请稍候再试。',
    unavailable: '网站暂时无法显示。请稍后再试。',
    otherwise: '无法显示该页面。',
    again: '重新加载',
  },
} satisfies Record<string, Words>;

export type RefusalLanguage = keyof typeof refusalWords;
