type Languages = { sourceLanguage: string; targetLanguage: string };

type BrowserTranslator = {
  translate: (words: string, options: { signal: AbortSignal }) => Promise<string>;
  destroy: () => void;
};

declare global {
  interface Window {
    /** The W3C Translator API: some browsers translate by themselves, on the device. TypeScript does not know it yet. */
    Translator?: {
      availability: (
        languages: Languages,
      ) => Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
      create: (options: Languages & { signal: AbortSignal }) => Promise<BrowserTranslator>;
    };
  }
}

/** From what the site is written in to what its reader reads. */
export const languagesTo = (targetLanguage: string): Languages => ({ sourceLanguage: 'ja', targetLanguage });
