import { useLocation } from '@ideabox/router';
import { useState } from 'react';
import { noSearch, readSearchValues, type SearchValues, searchPath } from './search-values.ts';

/**
 * What the form holds: what the address asks for, until something is changed. A new generation begins where all of it is
 * replaced: what a field has half typed is then forgotten.
 */
export function useSearchValues() {
  const { pathname, search } = useLocation();
  // Going from one other page to another keeps what is half typed.
  const address = pathname === searchPath ? search : '';
  const [state, setState] = useState(() => ({
    address,
    values: readSearchValues(pathname, search),
    generation: 0,
  }));
  let { values, generation } = state;
  if (state.address !== address) {
    values = readSearchValues(pathname, search);
    generation += 1;
    setState({ address, values, generation });
  }
  const change = (changed: Partial<SearchValues>) =>
    setState((held) => ({ ...held, values: { ...held.values, ...changed } }));
  const reset = () => setState((held) => ({ ...held, values: noSearch, generation: held.generation + 1 }));
  return { values, generation, change, reset };
}
