import type { Denuncia } from '../../shared/contracts/denunce/denuncia.ts';
import { F24Ep } from '../../shared/contracts/denunce/f24.ts';
import type { CellaQuadratura, Quadratura } from '../../shared/contracts/denunce/quadratura.ts';
import { isRespinta } from '../../shared/domain/denuncia.ts';
import { nomeF24 } from '../../shared/domain/persona/nominativo.ts';
import type { Rotta } from '../../shared/instradamento/rotta.ts';
import { somma } from '../../shared/money/centesimi.ts';
import { processiContabilizzati } from '../archivio/cedolini/processi-del-mese.ts';
import { denunceRepository } from '../archivio/denunce/denunce-repository.ts';
import type { Archivio } from '../platform/data/archivio.ts';
import type { Files } from '../platform/files.ts';
import { loadArchivioComuni } from '../riferimento/luoghi/comuni.ts';
import { catalogo } from './catalogo.ts';
import { chiaveFile } from './denunce-service.ts';
import { isDelF24, rotteDei } from './f24/f24-service.ts';

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
    return F24Ep.parse(records).modelli.flatMap(({ righe }) =>
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
      const [processi, delAnno] = await Promise.all([
        processiContabilizzati(archivio),
        denunceRepository(archivio).listDel(`F24#${anno}-`),
      ]);
      const dovute: Parte[] = [];
      for (const uno of mesi) {
        const suoi = processi.filter(isDelF24({ anno, mese: uno })).map(({ uid }) => uid);
        const cedolini = await rotteDei(archivio, suoi);
        dovute.push(...cedolini.flatMap(({ rotte }) => rotte.flatMap((rotta) => dovutaDi(rotta, uno))));
      }
      const inviate = delAnno.filter((denuncia) => mesi.includes(denuncia.mese) && !isRespinta(denuncia.esito));
      const denunciate = (await Promise.all(inviate.map((denuncia) => filedOf(denuncia, archivio)))).flat();
      return quadraturaDi([...dovute, ...denunciate]);
    },
  };
};

/** What a route owes to the F24; nothing when the money goes elsewhere. */
const dovutaDi = ({ destinazione, codice, importo }: Rotta, mese: number): Parte[] => {
  if (destinazione.a === 'DA_STABILIRE')
    return [
      {
        ...{ mese, codice, ente: '', estremi: '', riferimentoA: '', riferimentoB: '', perche: destinazione.perche },
        dovuto: importo,
        denunciato: 0,
        righe: 1,
      },
    ];
  if (destinazione.a !== 'F24') return [];
  const { ep, ente, estremi, riferimentoA, riferimentoB } = destinazione;
  return [
    {
      ...{
        mese,
        codice: ep,
        ente: ente ?? '',
        estremi: nomeF24(estremi ?? ''),
        riferimentoA,
        riferimentoB,
        perche: '',
      },
      dovuto: importo,
      denunciato: 0,
      righe: 1,
    },
  ];
};

const chiaveDi = ({ mese, codice, ente, estremi, riferimentoB, riferimentoA, perche }: Posto): string =>
  [String(mese).padStart(2, '0'), codice, ente, estremi, riferimentoB, riferimentoA, perche].join('\u0001');

/** The cells of both sides, in the order of months and codes. */
const quadraturaDi = (parti: readonly Parte[]): Quadratura => {
  const gruppi = [...Map.groupBy(parti, chiaveDi)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const celle = gruppi.flatMap(([, gruppo]): CellaQuadratura[] => {
    const [prima] = gruppo;
    if (prima === undefined) return [];
    const dovuto = somma(gruppo.map((parte) => parte.dovuto));
    const denunciato = somma(gruppo.map((parte) => parte.denunciato));
    const righe = gruppo.filter((parte) => parte.righe === 1).length;
    return dovuto === 0 && denunciato === 0
      ? []
      : [{ ...prima, dovuto, denunciato, differenza: denunciato - dovuto, righe }];
  });
  return {
    celle,
    dovuto: somma(celle.map((cella) => cella.dovuto)),
    denunciato: somma(celle.map((cella) => cella.denunciato)),
    diverse: celle.filter(({ differenza }) => differenza !== 0).length,
  };
};
