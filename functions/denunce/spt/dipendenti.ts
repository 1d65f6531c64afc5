import type { RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { readDatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { newUid } from '#platform/data/repository.ts';
import { AppError, campoNonValido, nonTrovato } from '#platform/errors.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Denuncia, DenunciaIntera, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { CompensoSptInput, DipendenteInElenco } from '#shared/contracts/denunce/spt-chiamate.ts';
import { rapportiSpt, type RapportoSpt } from '#shared/contracts/denunce/spt.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { denunceService, RiferimentoDenuncia } from '../denuncia/denunce-service.ts';
import type { ArchivioOggi } from '../denuncia/denuncia-intera.ts';
import { withoutRecords, withRecords, withRestored, type recordsService } from '../denuncia/records-service.ts';
import { isQuadro, NOMI_IMPORTI, QUADRI, sommePerTassazione } from '../formati/spt/composizione.ts';
import { isBloccante, type Campi } from '../macchina/denuncia.ts';
import { chiaveDipendente } from './compensi-comunicati.ts';
import { primoGiorno, ultimoGiorno, type PeriodoSpt } from './fronte.ts';
import { periodoDella } from './processi-inviati.ts';

interface DelDipendente extends RiferimentoDenuncia {
  readonly idDipendente: Uid<'PERSONA'>;
}

const vigenti = ({ calcolati, inseriti }: RigaDenuncia): Campi => ({
  ...calcolati,
  ...Object.fromEntries(inseriti.map(({ campo, valore }) => [campo, valore])),
});

const diPersona =
  (idDipendente: string) =>
  ({ campi }: Pick<RecordRaccolto, 'campi'>): boolean =>
    campi.IdDipendente === idDipendente;

/** The people of a process with their sums, in its order. */
const inElenco = ({ denuncia, righe, rilievi }: DenunciaIntera): DipendenteInElenco[] => {
  const tutte = righe.map((riga) => ({ riga, campi: vigenti(riga) }));
  return tutte
    .filter(({ campi }) => isQuadro('dipendente')(campi))
    .map(({ riga: { chiave }, campi }) => {
      const sue = tutte.filter(
        (altra) => isQuadro('compenso')(altra.campi) && altra.campi.IdDipendente === campi.IdDipendente,
      );
      const chiavi = new Set([chiave, ...sue.map(({ riga }) => riga.chiave)]);
      const suoi = rilievi.filter((rilievo) => rilievo.chiave !== null && chiavi.has(rilievo.chiave));
      const bloccanti = suoi.filter(isBloccante).length;
      return {
        chiave,
        idDipendente: String(campi.IdDipendente),
        nominativo: `${String(campi.Cognome)} ${String(campi.Nome)}`,
        codiceFiscale: String(campi.CodiceFiscale),
        rapporto: rapportiSpt.find((uno) => uno === campi.Rapporto) ?? 'ESTRANEO',
        compensi: sue.length,
        ...sommePerTassazione(sue.map((suo) => suo.campi)),
        bloccanti,
        avvisi: suoi.length - bloccanti,
        respinto: denuncia.respinti?.find((uno) => uno.chiave === chiave)?.motivo ?? null,
      };
    });
};

/** What a person is to the State in a period, by their services: a short substitute only when they have no other. */
const rapportoDi = (servizi: readonly Servizio[], periodo: PeriodoSpt): RapportoSpt => {
  const suoi = servizi.filter(
    ({ datInizio, datFine }) =>
      datInizio <= ultimoGiorno(periodo) && (datFine === null || datFine >= `${periodo.anno}-01-01`),
  );
  if (suoi.length === 0) return 'ESTRANEO';
  return suoi.every(({ contratto }) => contratto === 'SUPPLENTE_BREVE') ? 'SUPPLENTE_BREVE' : 'STATALE';
};

const recordDipendente = ({ uid, desCf, desCognome, desNome }: Persona, rapporto: RapportoSpt): RecordRaccolto => ({
  chiave: chiaveDipendente(uid),
  persona: desCf,
  campi: {
    quadro: QUADRI.dipendente,
    IdDipendente: uid,
    CodiceFiscale: desCf,
    Cognome: desCognome,
    Nome: desNome,
    Rapporto: rapporto,
  },
  origini: [],
});

/** A compensation as the office says it. */
const recordCompenso = (
  { descrizione, tipo, capitolo, tassazione, ...altro }: CompensoSptInput,
  { campi, persona }: RecordRaccolto,
  denuncia: Denuncia,
): RecordRaccolto => {
  const importi: Readonly<Record<string, number>> = {
    Lordo: altro.lordo,
    Esente: altro.esente,
    ImponibilePensione: altro.imponibilePensione,
    RitenutaPensione: altro.ritenutaPensione,
    RitenutaFondoCredito: altro.ritenutaFondoCredito,
    RitenutaOperaPrevidenza: altro.ritenutaOperaPrevidenza,
    RitenutaTfr: altro.ritenutaTfr,
    ImponibileIrpef: altro.imponibileIrpef,
    RitenutaIrpef: altro.ritenutaIrpef,
    ImponibileIrap: altro.imponibileIrap,
    Irap: altro.irap,
  };
  return {
    chiave: `${QUADRI.compenso}|M|${newUid<'DENUNCIA'>()}`,
    persona,
    campi: {
      quadro: QUADRI.compenso,
      IdDipendente: campi.IdDipendente ?? '',
      Tipo: tipo,
      Descrizione: descrizione,
      Capitolo: capitolo,
      Competenza: meseOrdinato({ anno: altro.annoCompetenza, mese: altro.meseCompetenza }),
      Liquidazione: meseOrdinato({ anno: denuncia.anno, mese: altro.meseLiquidazione }),
      AnnoPagamento: String(denuncia.anno),
      Tassazione: tassazione,
      AliquotaIrpef: '',
      Cassa: '',
      ...Object.fromEntries(NOMI_IMPORTI.map((nome) => [nome, importi[nome] ?? 0])),
    },
    origini: [],
  };
};

/** @throws RICHIESTA_NON_VALIDA */
const checkLiquidazione = (mese: number, periodo: PeriodoSpt): void => {
  const giorno = `${meseOrdinato({ anno: periodo.anno, mese })}-01`;
  if (giorno < primoGiorno(periodo) || giorno > ultimoGiorno(periodo))
    throw campoNonValido('compenso.meseLiquidazione', 'Il mese di liquidazione è fuori dal periodo.');
};

/** @throws RICHIESTA_NON_VALIDA when the pay is of a month after the one that settles it */
const checkCompetenza = (
  { annoCompetenza, meseCompetenza, meseLiquidazione }: CompensoSptInput,
  { anno }: PeriodoSpt,
): void => {
  if (annoCompetenza > anno)
    throw campoNonValido(
      'compenso.annoCompetenza',
      `L'anno di competenza non può seguire quello di liquidazione, il ${anno}.`,
    );
  if (annoCompetenza === anno && meseCompetenza > meseLiquidazione)
    throw campoNonValido('compenso.meseCompetenza', 'Il mese di competenza non può seguire quello di liquidazione.');
};

type Denunce = Pick<ReturnType<typeof denunceService>, 'get'>;
type Records = ReturnType<typeof recordsService>;

/** The people of a process and what each was paid: read, added, left out, put back. */
export const dipendentiSpt = ({ get }: Denunce, { change }: Records) => ({
  /** @throws NON_TROVATO */
  list: async (uid: Uid<'DENUNCIA'>, context: ArchivioOggi): Promise<DipendenteInElenco[]> =>
    inElenco(await get(uid, undefined, context)),

  /** @throws NON_TROVATO */
  compensi: async (uid: Uid<'DENUNCIA'>, idDipendente: Uid<'PERSONA'>, context: ArchivioOggi) => {
    const { denuncia, righe, rilievi, tolte = [] } = await get(uid, undefined, context);
    const sue = righe.filter(({ calcolati }) => calcolati.IdDipendente === idDipendente);
    const dipendente = sue.find(({ chiave }) => chiave === chiaveDipendente(idDipendente));
    if (dipendente === undefined) throw nonTrovato('La persona');
    const chiavi = new Set<string | null>(sue.map(({ chiave }) => chiave));
    return {
      denuncia,
      dipendente,
      compensi: sue.filter((riga) => riga !== dipendente),
      tolti: tolte.filter(({ calcolati }) => calcolati.IdDipendente === idDipendente),
      rilievi: rilievi.filter(({ chiave }) => chiavi.has(chiave)),
    };
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO, DUPLICATO */
  add: ({ idDipendente, ...riferimento }: DelDipendente, context: RequestContext): Promise<DenunciaIntera> =>
    change(riferimento, context, async ({ contenuto, denuncia }) => {
      const chiave = chiaveDipendente(idDipendente);
      if (contenuto.records.some((record) => record.chiave === chiave))
        throw new AppError('DUPLICATO', 'La persona è già in questo periodo: aprire i suoi compensi.', {
          current: { ...denuncia },
        });
      if (contenuto.tolte?.some(({ record }) => record.chiave === chiave))
        return { contenuto: withRestored(contenuto, diPersona(idDipendente)) };
      const dati = await readDatiPersona(context.archivio, idDipendente);
      if (dati === undefined) throw nonTrovato('La persona');
      const rapporto = rapportoDi(dati.servizi, periodoDella(denuncia));
      return { contenuto: withRecords(contenuto, recordDipendente(dati.persona, rapporto)) };
    }),

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  remove: (
    { idDipendente, perche, ...riferimento }: DelDipendente & { readonly perche: string },
    context: RequestContext,
  ): Promise<DenunciaIntera> =>
    change(riferimento, context, ({ contenuto }) => {
      if (!contenuto.records.some(diPersona(idDipendente))) throw nonTrovato('La persona');
      return { contenuto: withoutRecords(contenuto, diPersona(idDipendente), perche, context), perche };
    }),

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  addCompenso: (
    {
      idDipendente,
      compenso,
      riga,
      ...riferimento
    }: DelDipendente & { readonly compenso?: CompensoSptInput | undefined; readonly riga?: string | undefined },
    context: RequestContext,
  ): Promise<DenunciaIntera> =>
    change(riferimento, context, ({ contenuto, denuncia }) => {
      const dipendente = contenuto.records.find(({ chiave }) => chiave === chiaveDipendente(idDipendente));
      if (dipendente === undefined) throw nonTrovato('La persona');
      if (compenso !== undefined) {
        checkLiquidazione(compenso.meseLiquidazione, periodoDella(denuncia));
        checkCompetenza(compenso, periodoDella(denuncia));
        return {
          contenuto: withRecords(contenuto, recordCompenso(compenso, dipendente, denuncia)),
          perche: compenso.perche,
        };
      }
      if (!contenuto.tolte?.some(({ record }) => record.chiave === riga)) throw nonTrovato('Il compenso');
      return { contenuto: withRestored(contenuto, ({ chiave }) => chiave === riga) };
    }),

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  removeCompenso: (
    { riga, perche, ...riferimento }: RiferimentoDenuncia & { readonly riga: string; readonly perche: string },
    context: RequestContext,
  ): Promise<DenunciaIntera> =>
    change(riferimento, context, ({ contenuto }) => {
      const record = contenuto.records.find(({ chiave }) => chiave === riga);
      if (record === undefined || !isQuadro('compenso')(record.campi)) throw nonTrovato('Il compenso');
      return { contenuto: withoutRecords(contenuto, ({ chiave }) => chiave === riga, perche, context), perche };
    }),
});
