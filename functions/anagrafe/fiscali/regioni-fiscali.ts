import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { regioni } from '../../riferimento/luoghi/regioni.ts';

/** Tax regions by code or by the beginning of a name; Trentino-Alto Adige is two. */
export const listRegioni = ({
  codRegione = '',
  desRegione = '',
}: {
  readonly codRegione?: string | undefined;
  readonly desRegione?: string | undefined;
}) =>
  regioni.voci
    .flatMap(({ codice, codiciTributo }) =>
      codiciTributo.map((tributo) => ({
        codRegione: tributo.codice,
        codIstat: codice,
        desRegione: tributo.descrizione,
      })),
    )
    .filter(
      (regione) =>
        (codRegione === '' || regione.codRegione === codRegione) &&
        chiaveRicerca(regione.desRegione).startsWith(chiaveRicerca(desRegione)),
    )
    .toSorted((a, b) => compareTesti(a.desRegione, b.desRegione));
