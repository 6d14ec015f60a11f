const sentences: Record<number, string> = {
  429: 'アクセスが集中しています。しばらく待ってから、もう一度お試しください。',
  503: 'ただいま一時的に表示できません。しばらく待ってから、もう一度お試しください。',
};

const otherwise = 'ページを表示できませんでした。';

/**
 * What a reader sees in place of a document while the web server, which speaks every language, is not to be had: the
 * site's first language, no script, nothing from elsewhere.
 */
export const refusalPage = (status: number, requestId: string): string =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${status}</title>` +
  '<meta name="viewport" content="width=device-width"></head><body><main>' +
  `<h1>${sentences[status] ?? otherwise}</h1><p><a href="">再読み込み</a></p><p><small>${requestId}</small></p>` +
  '</main></body></html>';
