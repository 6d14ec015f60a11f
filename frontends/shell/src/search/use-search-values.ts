import { useLocation } from '@ideabox/router';
import { useState } from 'react';
import { noSearch, readSearchValues, type SearchValues, searchPath } from './search-values.ts';

/** What the form holds: what the address asks for, until something is changed. */
export function useSearchValues() {
  const { pathname, search } = useLocation();
  // Going from one other page to another keeps what is half typed.
  const address = pathname === searchPath ? search : '';
  const [state, setState] = useState(() => ({ address, values: readSearchValues(pathname, search) }));
  let { values } = state;
  if (state.address !== address) {
    values = readSearchValues(pathname, search);
    setState({ address, values });
  }
  const change = (changed: Partial<SearchValues>) =>
    setState((held) => ({ ...held, values: { ...held.values, ...changed } }));
  const reset = () => change(noSearch);
  return { values, change, reset };
}
