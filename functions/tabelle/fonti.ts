import type { FonteRegola } from '#shared/contracts/tabelle/fonti.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { riscontroAl } from '#shared/rules/atti/scadenza.ts';
import { catalogo, catalogoInstradamento } from '#shared/rules/index.ts';
import { marcaDellaVersione, notoDal, type RegolaDatata } from '#shared/rules/regola.ts';
import { documentoPer } from '#shared/rules/riscontri/documenti.ts';

/** Every version of every rule, by matter, with its mark as it is on a day. */
export const fontiAl = (oggi: string): FonteRegola[] =>
  [...catalogo, ...catalogoInstradamento].flatMap(({ titolo, regole }) =>
    regole.flatMap((regola) => fontiDi(regola, titolo, oggi)),
  );

const fontiDi = (regola: RegolaDatata<unknown>, materia: string, oggi: string): FonteRegola[] =>
  regola.versioni.map((versione, indice) => {
    const seguente = regola.versioni[indice + 1];
    const marca = marcaDellaVersione(regola, versione, oggi);
    return {
      id: regola.id,
      materia,
      descrizione: regola.descrizione,
      dal: versione.dal,
      ...(versione.noto === undefined ? {} : { noto: versione.noto }),
      al: seguente ? addGiorni(notoDal(seguente), -1) : null,
      flgAbolita: versione.valore === null,
      norma: versione.norma.map(({ testo }) => testo).join('; '),
      marca,
      riscontro: riscontroAl(regola, versione, oggi),
      valeFinoA: versione.valeFinoA ?? null,
      documento: marca === 'DA_RISCONTRARE' && versione.valore !== null ? documentoPer(regola.id) : null,
    };
  });
