import type { CedolinoDellAnno } from '#archivio/denunce/annuali/cedolini-dell-anno.ts';
import { certificatiInVigore, certificatiNella } from '#archivio/denunce/annuali/in-vigore.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import { listRestituzioni } from '#archivio/persone/restituzione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Files } from '#platform/files.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import { FileCu, type CertificazioneCu } from '#shared/contracts/denunce/cu/cu.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { RigaRiscontro, Riconciliazione } from '#shared/contracts/denunce/riscontro.ts';
import { moduloDi } from '#shared/domain/denunce/cu.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { irpefStornata, isDellAnno } from '#shared/domain/persona/restituzione.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { somma } from '#shared/money/centesimi.ts';
import { termini } from '#shared/rules/adempimenti/scadenze.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import { cuDellAnno } from '../../cu/cu-dell-anno.ts';
import { recordsInviati } from '../../denuncia/records-inviati.ts';
import { cellaDi, finoA, type CellaIntera } from './cella.ts';

/** The points that say a withholding, and the payslip lines that make it. */
const PUNTI: Readonly<Record<string, readonly string[]>> = {
  DB001021: ['IRPEF'],
  AU001009: ['RITENUTA_ACCONTO'],
  AU001010: ['RITENUTA_NON_RESIDENTI'],
};

/** An amount of one side, of a person and a point. */
interface Addendo {
  readonly persona: string;
  /** The name of the person, as the payslip or the certificate has it. */
  readonly chi: string;
  readonly punto: string;
  readonly riga: RigaRiscontro;
}

/** A certificate as its bytes say it, and the file it is in. */
interface Certificata {
  readonly persona: string;
  readonly certificazione: CertificazioneCu;
  readonly file: Pick<RigaRiscontro, 'nome' | 'descrizione'>;
}

const daiCedolini = ({ anno, pagati, nomi }: Pick<Chiesto, 'anno' | 'pagati' | 'nomi'>): Addendo[] =>
  pagati.flatMap(({ testata, rotte }) =>
    Object.entries(PUNTI).flatMap(([punto, codici]): Addendo[] => {
      const sue = rotte.filter(
        ({ codice, annoImposta, adempimenti }) =>
          annoImposta === anno && adempimenti.CU !== undefined && codici.includes(codice),
      );
      if (sue.length === 0) return [];
      const { desCognome, desNome } = testata.storico;
      const chi = `${desCognome} ${desNome}`.trim();
      const riga = {
        lato: 'ATTESO',
        nome: chi,
        descrizione: nomi.get(testata.idProcesso) ?? '',
        importo: somma(sue.map(({ importo }) => importo)),
      } as const;
      return [{ persona: testata.uidSubAnagrafe, chi, punto, riga }];
    }),
  );

/** The certificates of the file of a filing, each with its person as registered today. */
const certificateDi = async (
  { denuncia, contenuto }: DenunciaSalvata,
  oggi: (uid: string) => string,
  { archivio, files }: Mezzi,
): Promise<readonly Certificata[]> => {
  const records = await recordsInviati(denuncia, archivio, files);
  if (records === undefined) return [];
  const persone = new Map(
    contenuto.records.flatMap(({ campi: { codFiscale, uidPersona } }) =>
      typeof uidPersona === 'string' ? [[String(codFiscale), oggi(uidPersona)] as const] : [],
    ),
  );
  const file = {
    nome: denuncia.files.findLast(({ hash }) => hash === denuncia.hashInviato)?.nome ?? '',
    descrizione: denuncia.descrizione,
  };
  return FileCu.parse(records).certificazioni.map((certificazione) => ({
    persona: persone.get(certificazione.codFiscale) ?? certificazione.codFiscale,
    certificazione,
    file,
  }));
};

const importoIn = ({ moduli }: CertificazioneCu, punto: string): number =>
  somma(moduli.map(({ punti }) => (typeof punti[punto] === 'number' ? punti[punto] : 0)));

/** Returns the name in a certificate, else its codice fiscale. */
const nomeIn = ({ codFiscale, punti: { DA002002 = '', DA002003 = '' } }: CertificazioneCu): string =>
  `${DA002002} ${DA002003}`.trim() || codFiscale;

/** The withholdings that some certificates say. */
export const daiFile = (certificate: readonly Certificata[]): Addendo[] =>
  certificate.flatMap(({ persona, certificazione, file }) =>
    Object.keys(PUNTI).flatMap((punto): Addendo[] => {
      const importo = importoIn(certificazione, punto);
      return importo === 0
        ? []
        : [{ persona, chi: nomeIn(certificazione), punto, riga: { lato: 'TROVATO', ...file, importo } }];
    }),
  );

/** The name of each person: that of the payslips, else that of the certificate. */
export const nomiDi = (addendi: readonly Addendo[]): ReadonlyMap<string, string> =>
  new Map(addendi.toSorted((a, b) => (a.riga.lato > b.riga.lato ? -1 : 1)).map(({ persona, chi }) => [persona, chi]));

interface Mezzi {
  readonly archivio: Archivio;
  readonly files: Files;
}

const chiaveDi = ({ uid }: Denuncia, codFiscale: string): string => `${uid}|${codFiscale}`;

/** The certificates of some filings that a later one replaced or took back. */
const superateTra = (
  salvate: readonly DenunciaSalvata[],
  oggi: Parameters<typeof certificatiInVigore>[1],
): ReadonlySet<string> => {
  const chiavi = (certificati: ReturnType<typeof certificatiInVigore>) =>
    certificati.map(({ salvata, codFiscale }) => chiaveDi(salvata.denuncia, codFiscale));
  const vive = new Set(chiavi(certificatiInVigore(salvate, oggi)));
  return new Set(chiavi(salvate.flatMap(certificatiNella(oggi))).filter((una) => !vive.has(una)));
};

/** The certifications of a year, those taken and those refused, by the bytes that were sent. */
const inviate = async (anno: number, mezzi: Mezzi) => {
  const [tutte, { oggi }] = await Promise.all([cuDellAnno(mezzi.archivio, anno), readIdentita(mezzi.archivio)]);
  const intere = await Promise.all(
    tutte
      .filter(({ datInvio }) => datInvio !== null)
      .map(({ uid }) => denunceRepository(mezzi.archivio, 'CU').loadIntera(uid)),
  );
  const lette = await Promise.all(
    intere.map(async (salvata) => [salvata, await certificateDi(salvata, (uid) => oggi(asUid(uid)), mezzi)] as const),
  );
  const prese = lette.filter(([{ denuncia }]) => !isRespinta(denuncia.esito));
  const superate = superateTra(
    prese.map(([salvata]) => salvata),
    oggi,
  );
  return {
    prese: daiFile(
      prese.flatMap(([{ denuncia }, certificate]) =>
        certificate.filter(({ certificazione }) => !superate.has(chiaveDi(denuncia, certificazione.codFiscale))),
      ),
    ),
    respinte: daiFile(
      lette.filter(([{ denuncia }]) => isRespinta(denuncia.esito)).flatMap(([, certificate]) => certificate),
    ),
  };
};

const restituito = (restituzioni: readonly Restituzione[], persona: string, punto: string): number =>
  -somma(
    restituzioni
      .filter(
        (una) =>
          una.uidSubAnagrafe === persona &&
          isDellAnno(una) &&
          (moduloDi(una.percettore) === 'G' ? 'DB001021' : 'AU001009') === punto,
      )
      .map(irpefStornata),
  );

/** The last day on which a certification with this point is still in time. */
const entro = (punto: string, anno: number, oggi: Giorno): Giorno =>
  giornoDiScadenza(inForceOn(termini[punto === 'DB001021' ? 'CU' : 'CU_AUTONOMI'], oggi).valore, { anno, mese: 12 });

interface Chiesto extends Mezzi {
  readonly anno: number;
  readonly oggi: Giorno;
  readonly pagati: readonly CedolinoDellAnno[];
  /** Names of the runs. */
  readonly nomi: ReadonlyMap<string, string>;
}

/** The withholdings of each person in a tax year against those of their certifications, read from the bytes that were sent. */
export const certificazioni = async (chiesto: Chiesto): Promise<CellaIntera[]> => {
  const { anno, oggi, archivio } = chiesto;
  const [{ prese, respinte }, restituzioni] = await Promise.all([
    inviate(anno, chiesto),
    listRestituzioni(archivio, anno),
  ]);
  const dovute = daiCedolini(chiesto);
  const persone = nomiDi([...dovute, ...prese]);
  const celle = Map.groupBy([...dovute, ...prese], ({ persona, punto }) => `${punto}\u0001${persona}`);
  return [...celle.values()].flatMap((addendi): CellaIntera[] => {
    const [primo] = addendi;
    if (primo === undefined) return [];
    const { persona, punto } = primo;
    const di = (lato: RigaRiscontro['lato'], tutti: readonly Addendo[]) =>
      somma(
        tutti.flatMap(({ riga, ...suo }) =>
          suo.persona === persona && suo.punto === punto && riga.lato === lato ? [riga.importo] : [],
        ),
      );
    const reso = restituito(restituzioni, persona, punto);
    const manca = di('TROVATO', addendi) - di('ATTESO', addendi) - reso;
    const rifiutato = finoA(manca, -di('TROVATO', respinte));
    const daInviare = addendi.every(({ riga }) => riga.lato === 'ATTESO') && oggi <= entro(punto, anno, oggi);
    const riconciliazioni: Riconciliazione[] = [
      { causa: 'RESTITUITO', importo: reso },
      { causa: 'RESPINTO', importo: rifiutato },
      ...(daInviare ? [{ causa: 'DA_INVIARE', importo: manca - rifiutato } as const] : []),
    ];
    return [
      cellaDi(
        { confronto: 'CU', mese: null, codice: punto, dettaglio: persone.get(persona) ?? persona },
        { righe: addendi.map(({ riga }) => riga), riconciliazioni, oltre: persona },
      ),
    ];
  });
};
