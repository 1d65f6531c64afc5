import * as z from 'zod';
import type { Denuncia } from '../../shared/contracts/denunce/denuncia.ts';
import { F24Ep, F24Ordinario } from '../../shared/contracts/denunce/f24.ts';
import type { CellaQuadratura, Quadratura } from '../../shared/contracts/denunce/quadratura.ts';
import type { Scuola } from '../../shared/contracts/scuola/scuola.ts';
import type { Uid } from '../../shared/domain/campi.ts';
import { isRespinta } from '../../shared/domain/denuncia.ts';
import type { ModelloF24 } from '../../shared/domain/elaborazione/denuncia.ts';
import { nomeF24 } from '../../shared/domain/persona/nominativo.ts';
import type { Giorno } from '../../shared/domain/tempo/date.ts';
import { addMesi, primoGiornoDelMese } from '../../shared/domain/tempo/mese.ts';
import { colonneNelModello } from '../../shared/instradamento/modello.ts';
import type { Rotta } from '../../shared/instradamento/rotta.ts';
import { somma } from '../../shared/money/centesimi.ts';
import { processiContabilizzati } from '../archivio/cedolini/processi-del-mese.ts';
import { denunceRepository } from '../archivio/denunce/denunce-repository.ts';
import { getScuolaPropria } from '../archivio/scuola/scuola-propria.ts';
import type { Archivio } from '../platform/data/archivio.ts';
import type { Files } from '../platform/files.ts';
import { loadArchivioComuni } from '../riferimento/luoghi/comuni.ts';
import { catalogo } from './catalogo.ts';
import { chiaveFile } from './denunce-service.ts';
import { isDelF24 } from './f24/f24-service.ts';
import { modelloAl, modelloDelTipo } from './f24/fronte.ts';
import { rotteDei } from './raccolta.ts';

/** The cell that an amount falls in. */
type Posto = Pick<CellaQuadratura, 'mese' | 'codice' | 'ente' | 'estremi' | 'riferimentoA' | 'riferimentoB' | 'perche'>;
interface Parte extends Posto {
  readonly dovuto: number;
  readonly denunciato: number;
  /** A payslip line, and not a row of a file. */
  readonly righe: 0 | 1;
}

interface Richiesta {
  readonly anno: number;
  readonly mese?: number | undefined;
}

const FileInviato = z.union([F24Ep, F24Ordinario]);
const MESI = Array.from({ length: 12 }, (_, indice) => indice + 1);

/** What payslips owe against what was sent: the two sides never read the same thing, one the sealed routes, the other the bytes of the files. */
export const quadraturaService = ({ files }: { readonly files: Files }) => {
  const filedOf = async (denuncia: Denuncia, archivio: Archivio): Promise<Parte[]> => {
    const bytes =
      denuncia.hashInviato === null
        ? undefined
        : await files.get(chiaveFile(archivio, denuncia.uid, denuncia.hashInviato));
    if (bytes === undefined) return [];
    const { records } = catalogo[denuncia.tipo].read(bytes, { comuni: await loadArchivioComuni() });
    return FileInviato.parse(records).modelli.flatMap(({ righe }) =>
      righe.map(({ codice, ente, estremi, riferimentoA, riferimentoB, debito, credito }) => ({
        ...{ mese: denuncia.mese, codice, ente, estremi, riferimentoA, riferimentoB, perche: '' },
        dovuto: 0,
        denunciato: debito - credito,
        righe: 0,
      })),
    );
  };
  return {
    get: async ({ anno, mese }: Richiesta, archivio: Archivio): Promise<Quadratura> => {
      const mesi = mese === undefined ? MESI : [mese];
      const [scuola, processi, delAnno] = await Promise.all([
        getScuolaPropria(archivio),
        processiContabilizzati(archivio),
        denunceRepository(archivio).listDel(`F24#${anno}-`),
      ]);
      const dovute: Parte[] = [];
      for (const uno of mesi) {
        const giorno = primoGiornoDelMese(addMesi({ anno, mese: uno }, 1));
        const suoi = processi.filter(isDelF24({ anno, mese: uno })).map(({ uid }) => uid);
        for (const [modello, versati] of Map.groupBy(suoi, (processo) =>
          modelloDi(processo, delAnno, scuola, giorno),
        )) {
          const come = { mese: uno, modello, giorno };
          const cedolini = await rotteDei(archivio, versati);
          dovute.push(...cedolini.flatMap(({ rotte }) => rotte.flatMap((rotta) => dovutaDi(rotta, come))));
        }
      }
      const inviate = delAnno.filter((denuncia) => mesi.includes(denuncia.mese) && !isRespinta(denuncia.esito));
      const denunciate = (await Promise.all(inviate.map((denuncia) => filedOf(denuncia, archivio)))).flat();
      return quadraturaDi([...dovute, ...denunciate]);
    },
  };
};

/** The form of the F24 that has a run; that which the school pays by while none has it. */
const modelloDi = (
  processo: Uid<'PROCESSO'>,
  delAnno: readonly Denuncia[],
  scuola: Scuola | undefined,
  dovutoIl: Giorno,
): ModelloF24 => {
  const suo = delAnno.find(({ esito, processi }) => !isRespinta(esito) && processi.includes(processo));
  return suo === undefined ? modelloAl(scuola, dovutoIl) : modelloDelTipo(suo.tipo);
};

interface ComeVersare {
  readonly mese: number;
  readonly modello: ModelloF24;
  /** First day that the month may be paid. */
  readonly giorno: Giorno;
}

/** What a route owes to the F24; nothing when the money goes elsewhere. */
const dovutaDi = ({ destinazione, codice, importo }: Rotta, { mese, modello, giorno }: ComeVersare): Parte[] => {
  const parte = { dovuto: importo, denunciato: 0, righe: 1 } as const;
  if (destinazione.a === 'DA_STABILIRE') return [{ ...VUOTO, ...parte, mese, codice, perche: destinazione.perche }];
  if (destinazione.a !== 'F24') return [];
  const colonne = colonneNelModello(modello, destinazione, giorno);
  if (colonne === null)
    return [{ ...VUOTO, ...parte, mese, codice, perche: `${destinazione.ep} non ha un codice ordinario` }];
  const { ente, estremi, riferimentoA, riferimentoB } = colonne;
  return [
    {
      ...parte,
      ...{ mese, codice: colonne.codice, ente, estremi: nomeF24(estremi), riferimentoA, riferimentoB, perche: '' },
    },
  ];
};

const VUOTO = { ente: '', estremi: '', riferimentoA: '', riferimentoB: '' };

const chiaveDi = ({ mese, codice, ente, estremi, riferimentoB, riferimentoA, perche }: Posto): string =>
  [String(mese).padStart(2, '0'), codice, ente, estremi, riferimentoB, riferimentoA, perche].join('\u0001');

const esitoDi = ({ perche }: Posto, differenza: number): CellaQuadratura['esito'] => {
  if (perche !== '') return 'SENZA_CODICE';
  return differenza === 0 ? 'QUADRA' : 'DIVERSA';
};

/** The cells of both sides, in the order of months and codes. */
const quadraturaDi = (parti: readonly Parte[]): Quadratura => {
  const gruppi = [...Map.groupBy(parti, chiaveDi)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const celle = gruppi.flatMap(([, gruppo]): CellaQuadratura[] => {
    const [parte] = gruppo;
    if (parte === undefined) return [];
    const { righe: _, ...prima } = parte;
    const dovuto = somma(gruppo.map((parte) => parte.dovuto));
    const denunciato = somma(gruppo.map((parte) => parte.denunciato));
    const righeCedolini = gruppo.filter((parte) => parte.righe === 1).length;
    return dovuto === 0 && denunciato === 0
      ? []
      : [
          {
            ...prima,
            dovuto,
            denunciato,
            differenza: denunciato - dovuto,
            righeCedolini,
            esito: esitoDi(prima, denunciato - dovuto),
          },
        ];
  });
  return {
    righe: celle,
    dovuto: somma(celle.map((cella) => cella.dovuto)),
    denunciato: somma(celle.map((cella) => cella.denunciato)),
    diverse: celle.filter(({ differenza }) => differenza !== 0).length,
  };
};
