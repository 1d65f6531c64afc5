import type * as z from 'zod';
import type { ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import {
  importiSpt,
  rapportiSpt,
  tassazioniSpt,
  type DipendenteSpt,
  type ImportoSpt,
} from '#shared/contracts/denunce/spt.ts';
import { codiceFiscale, forma, importo, scelta, testo } from '#shared/domain/campi.ts';
import { somma } from '#shared/money/centesimi.ts';
import type { Campi, Composizione } from '../../macchina/denuncia.ts';

/** What a record is: a person, or a compensation of theirs; the two are joined by `IdDipendente`. */
export const QUADRI = { dipendente: 'D', compenso: 'C' } as const;

const mese = () => forma(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Il mese ha la forma AAAA-MM.', 7);

export const NOMI_IMPORTI = Object.keys(importiSpt).filter((nome): nome is ImportoSpt =>
  Object.hasOwn(importiSpt, nome),
);

/** The fields of a record under the names of their elements; empty text for an element that is not written. */
const campi: Readonly<Record<string, z.ZodType<ValoreCampo>>> = {
  CodiceFiscale: codiceFiscale(),
  Cognome: testo(1, 60),
  Nome: testo(1, 60),
  Rapporto: scelta(rapportiSpt),
  Tipo: testo(0, 10),
  Descrizione: testo(1, 100),
  Capitolo: testo(0, 20),
  Competenza: mese(),
  Liquidazione: mese(),
  AnnoPagamento: forma(/^\d{4}$/, "L'anno ha 4 cifre.", 4),
  Tassazione: scelta(tassazioniSpt),
  AliquotaIrpef: testo(0, 8),
  Cassa: testo(0, 10),
  ...Object.fromEntries(NOMI_IMPORTI.map((nome) => [nome, importo()])),
};

export const isQuadro =
  (quadro: keyof typeof QUADRI) =>
  (record: Campi): boolean =>
    record.quadro === QUADRI[quadro];

type Compensi = ReadonlyMap<unknown, readonly Campi[]>;

/** The records of the compensations of each person, in their order. */
const compensiDi = (righe: readonly Campi[]): Compensi =>
  Map.groupBy(righe.filter(isQuadro('compenso')), ({ IdDipendente }) => IdDipendente);

/** The elements of a record; what is empty is not written. */
const elementi = (record: Campi): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).filter(([nome, valore]) => nome !== 'quadro' && nome !== 'IdDipendente' && valore !== ''),
  );

const testi = (dati: Readonly<Record<string, string>>, ...nomi: readonly string[]) =>
  Object.fromEntries(nomi.flatMap((nome) => (dati[nome] ? [[nome, dati[nome]]] : [])));

const dipendenteDi =
  (compensi: Compensi) =>
  (record: Campi): Record<keyof DipendenteSpt, unknown> => ({
    ...elementi(record),
    CodiceFiscale: record.CodiceFiscale,
    Cognome: record.Cognome,
    Nome: record.Nome,
    Rapporto: record.Rapporto,
    Compenso: (compensi.get(record.IdDipendente) ?? []).map(elementi),
  });

const compose: Composizione['compose'] = (dati, righe) => ({
  Ente: testi(dati, 'CodiceFiscale', 'CodiceMeccanografico', 'Denominazione', 'UfficioResponsabile', 'UfficioServizio'),
  Periodo: testi(dati, 'Anno', 'MeseDa', 'MeseA'),
  Dipendente: righe.filter(isQuadro('dipendente')).map(dipendenteDi(compensiDi(righe))),
});

const POSTO = /^Dipendente\.(\d+)(?:\.Compenso\.(\d+))?/;

const dove: Composizione['dove'] = (righe) => {
  const dipendenti = righe.filter(isQuadro('dipendente'));
  const compensi = compensiDi(righe);
  const posti = new Map(righe.map((record, posto) => [record, posto]));
  return (campo) => {
    const [, persona, compenso] = POSTO.exec(campo) ?? [];
    const dipendente = dipendenti[Number(persona)];
    if (dipendente === undefined) return { riga: null, nome: null };
    const record = compenso === undefined ? dipendente : compensi.get(dipendente.IdDipendente)?.[Number(compenso)];
    if (record === undefined) return { riga: null, nome: null };
    const nome = campo.slice(campo.lastIndexOf('.') + 1);
    return {
      riga: posti.get(record) ?? null,
      nome: Object.hasOwn(record, nome) && Object.hasOwn(campi, nome) ? nome : null,
    };
  };
};

const centesimi = (righe: readonly Campi[], ...nomi: readonly ImportoSpt[]): number =>
  somma(righe.flatMap((record) => nomi.map((nome) => Number(record[nome] ?? 0))));

/** Base and tax of what is taxed with the year, and of what is taxed apart; the substitute tax is of the year. */
export const sommePerTassazione = (righe: readonly Campi[]) => {
  const compensi = righe.filter(isQuadro('compenso'));
  const correnti = compensi.filter(({ Tassazione }) => Tassazione === 'AC');
  const precedenti = compensi.filter(({ Tassazione }) => Tassazione === 'AP');
  return {
    lordo: centesimi(compensi, 'Lordo'),
    imponibileCorrente: centesimi(correnti, 'ImponibileIrpef', 'ImponibileSostitutiva'),
    impostaCorrente: centesimi(correnti, 'RitenutaIrpef', 'Sostitutiva'),
    imponibilePrecedente: centesimi(precedenti, 'ImponibileIrpef'),
    impostaPrecedente: centesimi(precedenti, 'RitenutaIrpef'),
  };
};

/** How stored records become the file, and back to where each is mended. It pays nothing: its sums are shown. */
export const composizione: Composizione = {
  campoDi: (record, nome) => (Object.hasOwn(record, nome) ? campi[nome] : undefined),
  compose,
  dove,
  sommeDi: (righe) => ({
    debito: 0,
    credito: 0,
    somme: sommePerTassazione(righe),
    dipendenti: righe.filter(isQuadro('dipendente')).length,
  }),
};
