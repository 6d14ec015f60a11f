declare module 'react-intl-itself' {
  export * from 'react-intl';
}
