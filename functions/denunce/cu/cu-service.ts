import { processiDellAnnoFiscale } from '#archivio/cedolini/processi-del-mese.ts';
import { consegnaCuEntita, uidConsegna, type ConsegnaCu } from '#archivio/denunce/consegna-cu.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { flussoDopo } from '#archivio/denunce/denuncia.ts';
import { opzioniCu } from '#archivio/denunce/opzioni-cu.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import { listRestituzioni } from '#archivio/persone/restituzione.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Scrittura } from '#platform/data/modifica.ts';
import { AppError, campoNonValido, nonTrovato } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { CuInput, FirmaCu } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { OperazioneCu } from '#shared/contracts/denunce/cu/cu.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { loadDaRaccogliere, storeRaccolta } from '../denuncia/denuncia-raccolta.ts';
import { refuseDaDecidere } from '../denuncia/giorno-da-decidere.ts';
import { checkConsegnabile, checkUltime, percheNonSiCorregge } from './catena.ts';
import { contenutoCu, fronteDellaCu, isDaCertificare } from './contenuto-cu.ts';
import { cuDellAnno } from './cu-dell-anno.ts';
import { fronteCu } from './fronte.ts';
import { annullateDi, certificatiIn, certificatiTutti, inviateCon } from './gia-certificati.ts';

type DaFare = CuInput & { readonly versione?: number | undefined; readonly firma?: FirmaCu | null | undefined };

/** Findings of the certifications of a year about whatever of it is not closed. */
type AnnoAperto = (anno: number, context: Pick<RequestContext, 'archivio' | 'oggi'>) => Promise<readonly Rilievo[]>;

/** Findings about the year, of the first certification of employees; a correction is of people, and repeats nothing. */
const aperto = async (
  { anno, invio, operazione }: DaFare,
  context: Pick<RequestContext, 'archivio' | 'oggi'>,
  annoAperto: AnnoAperto,
): Promise<readonly Rilievo[]> => (invio === 'MARZO' && operazione === 'ORDINARIA' ? annoAperto(anno, context) : []);

/** Month of the certifications of a year: its last. */
const DICEMBRE = 12;

/** The accounted runs that the certifications of a year tell of: by the tax year of what they paid, whatever month accounting put them into. */
const processiDi = async (archivio: Archivio, anno: number): Promise<Processo[]> =>
  (await processiDellAnnoFiscale(archivio, anno)).filter(isDaCertificare);

const NOMI: Readonly<Record<OperazioneCu, string>> = {
  ORDINARIA: 'CU',
  SOSTITUZIONE: 'CU sostitutiva',
  ANNULLAMENTO: 'CU di annullamento',
};
const descrizioneDi = ({ operazione, anno, invio }: CuInput, flusso: number | undefined): string =>
  `${NOMI[operazione]} del ${anno}, invio di ${invio.toLowerCase()}${flusso === undefined ? '' : ', ulteriore'}`;

/** The people whom a first certification leaves out because they have theirs, and its place among the sendings. */
const giaCertificati = async (
  archivio: Archivio,
  delAnno: readonly Denuncia[],
  { operazione, invio }: Pick<CuInput, 'operazione' | 'invio'>,
  stessa: Denuncia | undefined,
): Promise<{ readonly flusso: number | undefined; readonly certificati: ReadonlySet<string> }> => {
  if (operazione !== 'ORDINARIA') return { flusso: undefined, certificati: new Set() };
  const inviate = inviateCon(delAnno, invio);
  return {
    flusso: stessa === undefined ? flussoDopo(inviate) : stessa.flusso,
    certificati: await certificatiIn(archivio, [...inviate, ...annullateDi(delAnno, invio)]),
  };
};

/** The sent file that a correction names, accepted with its protocol. @throws NON_TROVATO, STATO_NON_AMMESSO, RICHIESTA_NON_VALIDA */
const loadCorretta = async (archivio: Archivio, { corregge, operazione, persone, anno, invio }: DaFare) => {
  if (operazione === 'ORDINARIA') {
    if (corregge !== null) throw campoNonValido('corregge', 'Una CU ordinaria non ne corregge un’altra.');
    return null;
  }
  if (corregge === null) throw campoNonValido('corregge', 'Scegliere la CU inviata che si corregge.');
  if (persone.length === 0) throw campoNonValido('persone', 'Scegliere di chi si corregge la certificazione.');
  const corretta = await denunceRepository(archivio, 'CU').load(corregge);
  const perche = percheNonSiCorregge(corretta, { anno, invio });
  if (perche !== null)
    throw new AppError('STATO_NON_AMMESSO', `"${corretta.descrizione}" non si può correggere così: ${perche}`, {
      current: { ...corretta },
    });
  await checkUltime(archivio, corretta, { persone, cosa: 'corregge' });
  return corretta;
};

/** The unsent filing of the same send, or of the same correction. */
const stessaDi = (delAnno: readonly Denuncia[], { invio, operazione, corregge }: DaFare): Denuncia | undefined =>
  delAnno.find(
    (una) =>
      una.dati.invio === invio &&
      una.dati.operazione === operazione &&
      !isRespinta(una.esito) &&
      una.STATUS !== 'INVIATO' &&
      (operazione === 'ORDINARIA' || una.corregge === corregge),
  );

/** True where sums of no known point stay out: as it is chosen now, or was for the filing that is gathered again. */
const sceltaDi = ({ senzaPuntoFuori }: DaFare, stessa: Denuncia | undefined): boolean =>
  senzaPuntoFuori ?? stessa?.senzaCodiceFuori ?? false;

/** The person a certificate is of today, and the record that it names. */
interface Intestatario {
  readonly persona: Uid<'PERSONA'>;
  readonly scheda: Uid<'PERSONA'>;
}

/** The day a certificate was handed over, written, changed or taken back. */
const scritturaDi = async (
  archivio: Archivio,
  { uid, anno }: Denuncia,
  { persona, scheda }: Intestatario,
  giorno: string | null,
): Promise<Scrittura<ConsegnaCu> | null> => {
  const consegne = archivio.of(consegnaCuEntita);
  const sua = uidConsegna(persona, uid, scheda);
  const prima = await consegne.get(sua);
  if (prima !== undefined) return giorno === null ? consegne.remove(prima) : consegne.update(prima, { giorno });
  if (giorno === null) return null;
  const di = scheda === persona ? {} : { di: scheda };
  return consegne.create({ uid: sua, versione: 1, anno, uidDenuncia: uid, uidSubAnagrafe: persona, giorno, ...di });
};

/** The parts that the front of a filing is written from, besides the school. */
interface DelFronte extends Pick<Parameters<typeof fronteCu>[1], 'opzioni' | 'corretta' | 'oggi'> {
  readonly stessa: Denuncia | undefined;
  readonly processi: readonly Processo[];
  readonly restituzioni: Parameters<typeof fronteCu>[3];
}

/** The front of a filing that is made, or gathered again with the signature that it has. @throws STATO_NON_AMMESSO */
const fronteDi = (
  scuola: Parameters<typeof fronteCu>[0],
  { anno, invio, operazione, firma: scritta }: DaFare,
  { stessa, processi, restituzioni, ...altro }: DelFronte,
): Denuncia['dati'] =>
  fronteCu(scuola, { anno, invio, operazione, scritta, prima: stessa?.dati, ...altro }, processi, restituzioni);

export const cuService = {
  /** The front as it would be gathered now. @throws STATO_NON_AMMESSO */
  datiDi: async (
    { archivio, oggi }: Pick<RequestContext, 'archivio' | 'oggi'>,
    { anno, dati, corregge }: Denuncia,
  ): Promise<Denuncia['dati']> => {
    const [scuola, processi, opzioni, restituzioni] = await Promise.all([
      getScuolaPropria(archivio),
      processiDi(archivio, anno),
      opzioniCu.get(anno, archivio),
      listRestituzioni(archivio, anno),
    ]);
    const corretta = corregge === null ? null : await denunceRepository(archivio, 'CU').load(corregge);
    return fronteDellaCu(scuola, { anno, dati }, { opzioni, corretta, oggi, processi, restituzioni });
  },

  /** Gathers the certifications of a year and send, new or again. @throws NON_TROVATO, VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO, DUPLICATO */
  save: async (
    input: DaFare,
    { archivio, modifica, oggi }: Pick<RequestContext, 'archivio' | 'modifica' | 'oggi'>,
    annoAperto: AnnoAperto,
  ): Promise<DenunciaIntera> => {
    const { anno, invio, versione } = input;
    const [scuola, delAnnoFiscale, delAnno, opzioni, restituzioni] = await Promise.all([
      getScuolaPropria(archivio),
      processiDellAnnoFiscale(archivio, anno),
      cuDellAnno(archivio, anno),
      opzioniCu.get(anno, archivio),
      listRestituzioni(archivio, anno),
    ]);
    // A settlement that took nothing and gave nothing owes nothing to a certification, and says the tax of the year all the same.
    const processi = delAnnoFiscale.filter(isDaCertificare);
    const corretta = await loadCorretta(archivio, input);
    const stessa = stessaDi(delAnno, input);
    const dati = fronteDi(scuola, input, { opzioni, corretta, stessa, oggi, processi, restituzioni });
    const { flusso, certificati } = await giaCertificati(archivio, delAnno, input, stessa);
    const descrizione = descrizioneDi(input, flusso);
    const prima =
      stessa === undefined
        ? undefined
        : await loadDaRaccogliere(archivio, stessa, versione, `${descrizione} c'è già: aprirla e aggiornarla.`);
    await refuseDaDecidere(archivio, delAnnoFiscale);
    const senzaPuntoFuori = sceltaDi(input, stessa);
    const contenuto = await contenutoCu(archivio, input, delAnnoFiscale, {
      corretta,
      certificati,
      codFiscale: dati.codFiscale ?? '',
      senzaPuntoFuori,
    });
    if (flusso !== undefined && contenuto.records.length === 0) throw certificatiTutti(descrizioneDi(input, undefined));
    const respinta = delAnno.find(({ dati: suoi, esito }) => isRespinta(esito) && suoi.invio === invio);
    return storeRaccolta(
      {
        prima,
        contenuto: {
          ...contenuto,
          escluse: [...contenuto.escluse, ...(await aperto(input, { archivio, oggi }, annoAperto))],
        },
        nuova: {
          tipo: 'cu',
          anno,
          mese: DICEMBRE,
          processi: processi.map(({ uid }) => uid),
          descrizione,
          dati,
          senzaCodiceFuori: senzaPuntoFuori,
          dataPagamento: `${anno}-12-31`,
          ...(flusso === undefined ? {} : { flusso }),
          corregge: corretta?.uid ?? respinta?.uid ?? null,
        },
      },
      { archivio, modifica },
    );
  },

  /** Notes, or takes back, the day some people got their certificate. @throws NON_TROVATO, STATO_NON_AMMESSO, RICHIESTA_NON_VALIDA */
  consegna: async (
    {
      uid,
      persone,
      giorno,
    }: { readonly uid: Uid<'DENUNCIA'>; readonly persone: readonly string[]; readonly giorno: string | null },
    { archivio, modifica, oggi }: Pick<RequestContext, 'archivio' | 'modifica' | 'oggi'>,
  ): Promise<{ consegnate: number }> => {
    const { denuncia, contenuto } = await denunceRepository(archivio, 'CU').loadIntera(uid);
    checkConsegnabile(denuncia);
    if (giorno !== null && giorno > oggi) throw campoNonValido('giorno', 'La consegna non può essere nel futuro.');
    if (giorno !== null) await checkUltime(archivio, denuncia, { persone, cosa: 'consegna' });
    const { oggi: intestatario } = await readIdentita(archivio);
    const diChi = new Map(
      contenuto.records.flatMap(({ persona, campi: { uidPersona } }) =>
        typeof uidPersona === 'string'
          ? [[persona, { persona: intestatario(asUid(uidPersona)), scheda: asUid<'PERSONA'>(uidPersona) }] as const]
          : [],
      ),
    );
    for (const codFiscale of new Set(persone)) {
      const suo = diChi.get(codFiscale);
      if (suo === undefined) throw nonTrovato('La certificazione');
      const scrittura = await scritturaDi(archivio, denuncia, suo, giorno);
      if (scrittura !== null) modifica.write(scrittura);
    }
    return { consegnate: new Set(persone).size };
  },
};
