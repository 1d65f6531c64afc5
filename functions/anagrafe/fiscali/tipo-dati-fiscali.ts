import { fiscaliEntita } from '#archivio/persone/fiscali.ts';
import type { Colonna, Riga } from '#functions/colonne/colonna.ts';
import { definePersonale } from '#functions/colonne/personale.ts';
import { parseInput, testoDi, type TipoScambio } from '#functions/colonne/tipo.ts';
import { FiscaliModulo, fiscaliPredefiniti, type Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import {
  descrizioneClasseGestioneSeparata,
  descrizioneContratto,
  descrizionePercettore,
  descrizioneRuoloDipendente,
} from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { celleConguaglio, colonneConguaglio, conguaglioDi } from './colonne-conguaglio.ts';
import { fiscaliService } from './fiscali-service.ts';

/** Parts of the payee, of which each kind has its own. */
const colonnePercettore: readonly Colonna[] = [
  {
    campo: 'tipo',
    titolo: 'Tipo percettore',
    tipo: 'scelta',
    scelte: descrizionePercettore,
    esempio: null,
    aiuto: 'Vuoto per il personale della scuola, che si ricava dai servizi.',
  },
  { campo: 'contratto', titolo: 'Contratto', tipo: 'scelta', scelte: descrizioneContratto, esempio: null },
  { campo: 'ruolo', titolo: 'Ruolo', tipo: 'scelta', scelte: descrizioneRuoloDipendente, esempio: null },
  { campo: 'regime', titolo: 'Regime', tipo: 'testo', forma: 'codice', esempio: null },
  { campo: 'previdenza', titolo: 'Previdenza', tipo: 'testo', forma: 'codice', esempio: null },
  { campo: 'iva', titolo: 'IVA', tipo: 'testo', forma: 'codice', esempio: null },
  { campo: 'fineServizio', titolo: 'Fine servizio', tipo: 'scelta', scelte: { TFS: 'TFS', TFR: 'TFR' }, esempio: null },
  { campo: 'enam', titolo: 'ENAM', tipo: 'si_no', esempio: null },
  { campo: 'espero', titolo: 'Espero', tipo: 'si_no', esempio: null },
  { campo: 'occasionale', titolo: 'Occasionale', tipo: 'si_no', esempio: null },
  { campo: 'convenzione', titolo: 'Convenzione', tipo: 'si_no', esempio: null },
];

const importo = (campo: string, titolo: string, vuoto: number | null = null): Colonna => ({
  campo,
  titolo,
  tipo: 'importo',
  vuoto,
  esempio: null,
});
const scelta = (campo: string, titolo: string, vuoto: boolean): Colonna => ({
  campo,
  titolo,
  tipo: 'si_no',
  vuoto,
  esempio: vuoto,
});
const residuo = (campo: string, titolo: string): readonly Colonna[] => [
  importo(`${campo}Residuo`, `${titolo}: residuo`),
  { campo: `${campo}Rate`, titolo: `${titolo}: rate`, tipo: 'intero', esempio: null },
  { campo: `${campo}Anno`, titolo: `${titolo}: anno`, tipo: 'intero', esempio: null },
  {
    campo: `${campo}Ente`,
    titolo: `${titolo}: ente`,
    tipo: 'testo',
    forma: 'codice',
    esempio: null,
    aiuto: 'Codice della regione (due cifre) o codice catastale del comune; vuoto: quello del domicilio fiscale.',
  },
];
const RESIDUI = ['saldoRegionale', 'saldoComunale', 'accontoComunale'] as const;

const colonne: readonly Colonna[] = [
  {
    campo: 'numAnno',
    titolo: 'Anno',
    tipo: 'intero',
    obbligatoria: true,
    esempio: 2026,
  },
  {
    campo: 'numAliquotaMassima',
    titolo: 'Aliquota massima %',
    tipo: 'percento',
    esempio: 330_000,
  },
  {
    campo: 'desAliquotaLettaDa',
    titolo: 'Aliquota letta da',
    tipo: 'testo',
    vuoto: '',
    esempio: 'Cedolino NoiPA gennaio 2026',
  },
  ...colonnePercettore,
  {
    campo: 'codGestioneSeparata',
    titolo: 'Classe gestione separata',
    tipo: 'scelta',
    scelte: descrizioneClasseGestioneSeparata,
    esempio: null,
  },
  importo('numCompensiOccasionaliAltri', 'Compensi occasionali da altri', 0),
  importo('numImponibileGestSeparataAltri', 'Imponibile gestione separata da altri', 0),
  importo('numImponibileContributivoAltri', 'Imponibile contributivo da altri', 0),
  importo('numRedditoPresunto', 'Reddito presunto'),
  importo('numRedditoLavoroDipendente', 'Reddito di lavoro dipendente'),
  importo('numRedditoAnnoPrecedente', "Reddito dell'anno precedente"),
  importo('numRedditoSecondoAnnoPrecedente', 'Reddito di due anni prima'),
  { campo: 'numGiorniDetrazione', titolo: 'Giorni di detrazione', tipo: 'intero', esempio: null },
  { campo: 'numGiorniAnno', titolo: "Giorni di lavoro nell'anno", tipo: 'intero', vuoto: 365, esempio: 365 },
  scelta('flgDetrazioneLavoro', 'Detrazione lavoro dipendente', true),
  scelta('flgTrattamentoIntegrativo', 'Trattamento integrativo', true),
  scelta('flgRinunciaCuneo', 'Rinuncia al cuneo fiscale', false),
  scelta('flgRinunciaSostitutiva', 'Rinuncia alla sostitutiva', false),
  importo('numPlafondSostitutiva', 'Plafond sostitutiva', 0),
  importo('numAltreDetrazioni', 'Altre detrazioni', 0),
  scelta('flgMassimale', 'Massimale contributivo', false),
  scelta('flgContributoAggiuntivo', 'Contributo aggiuntivo 1 %', false),
  importo('numRetribuzioneMeseEsonero', "Retribuzione del mese per l'esonero"),
  ...residuo('saldoRegionale', 'Saldo addizionale regionale'),
  ...residuo('saldoComunale', 'Saldo addizionale comunale'),
  ...residuo('accontoComunale', 'Acconto addizionale comunale'),
  ...colonneConguaglio,
  importo('numAccontoTrattenuto', 'Acconto comunale già trattenuto', 0),
  { campo: 'codCategoriaCu', titolo: 'Categoria CU', tipo: 'testo', forma: 'codice', esempio: null },
  { campo: 'codEventiCu', titolo: 'Eventi eccezionali CU', tipo: 'testo', forma: 'codice', esempio: null },
  {
    campo: 'codEsclusionePrecompilata',
    titolo: 'Esclusione dalla precompilata',
    tipo: 'testo',
    forma: 'codice',
    esempio: null,
  },
  {
    campo: 'cfRappresentante',
    titolo: 'Codice fiscale del rappresentante',
    tipo: 'testo',
    forma: 'codice',
    esempio: null,
  },
];

const nomiPercettore = colonnePercettore.map(({ campo }) => campo);

/** Lists of the year are kinds of their own: what is on record stays. */
const partiDi = (prima?: Fiscali) => ({
  cuAltri: prima?.cuAltri ?? [],
  risultati730: prima?.risultati730 ?? [],
  documenti: prima?.documenti ?? [],
});

const inputDi = (riga: Riga, prima?: Fiscali): object => {
  const percettore = Object.fromEntries(
    nomiPercettore.filter((campo) => (riga[campo] ?? null) !== null).map((campo) => [campo, riga[campo]]),
  );
  const campi = Object.fromEntries(Object.keys(fiscaliPredefiniti(0)).map((campo) => [campo, riga[campo] ?? null]));
  const residui = Object.fromEntries(
    RESIDUI.map((campo) => [
      campo,
      (riga[`${campo}Residuo`] ?? null) === null
        ? null
        : {
            residuo: riga[`${campo}Residuo`],
            rate: riga[`${campo}Rate`],
            anno: riga[`${campo}Anno`] ?? null,
            ente: riga[`${campo}Ente`] ?? null,
          },
    ]),
  );
  return {
    ...campi,
    ...partiDi(prima),
    ...residui,
    conguaglio: conguaglioDi(riga),
    percettore: Object.keys(percettore).length === 0 ? null : percettore,
  };
};

const rigaDi = ({
  percettore,
  saldoRegionale,
  saldoComunale,
  accontoComunale,
  conguaglio,
  cuAltri: _cuAltri,
  risultati730: _risultati730,
  documenti: _documenti,
  uid: _uid,
  uidSubAnagrafe: _sub,
  versione: _versione,
  ...campi
}: Fiscali): Riga => {
  const residui = { saldoRegionale, saldoComunale, accontoComunale };
  const valori: Riga = {
    ...campi,
    ...celleConguaglio(conguaglio),
    ...Object.fromEntries(
      nomiPercettore.map((campo) => [
        campo,
        Object.entries(percettore ?? {}).find(([nome]) => nome === campo)?.[1] ?? null,
      ]),
    ),
    ...Object.fromEntries(
      RESIDUI.flatMap((campo) => [
        [`${campo}Residuo`, residui[campo]?.residuo ?? null],
        [`${campo}Rate`, residui[campo]?.rate ?? null],
        [`${campo}Anno`, residui[campo]?.anno ?? null],
        [`${campo}Ente`, residui[campo]?.ente ?? null],
      ]),
    ),
  };
  return Object.fromEntries(colonne.map(({ campo }) => [campo, valori[campo] ?? null]));
};

/** The document that a rate was read from is the file itself, when the file names no other. */
const complete: NonNullable<TipoScambio['complete']> = async (riga, trovato, { avvisa, context: { oggi } }) => {
  const detto = testoDi(riga, 'desAliquotaLettaDa') || testoDi(trovato?.riga ?? {}, 'desAliquotaLettaDa');
  if ((riga.numAliquotaMassima ?? null) === null || detto !== '') return riga;
  const desAliquotaLettaDa = `File importato il ${formatGiorno(oggi)}`;
  avvisa?.(`Il foglio non dice da dove è stata letta l'aliquota massima: resta scritto «${desAliquotaLettaDa}».`);
  return { ...riga, desAliquotaLettaDa };
};

/** Tax data of the people, by year. */
export const tipoDatiFiscali = definePersonale<Fiscali>({
  nome: 'datiFiscali',
  entita: fiscaliEntita,
  colonne,
  chiave: ['numAnno'],
  alias: {
    percettore: 'tipo',
    saldoRegionale: 'saldoRegionaleResiduo',
    saldoComunale: 'saldoComunaleResiduo',
    accontoComunale: 'accontoComunaleResiduo',
    conguaglio: 'conguaglioDel',
  },
  cosa: (riga) => `dati fiscali del ${String(riga.numAnno)}`,
  riga: rigaDi,
  complete,
  create: (riga, persona, { context }) =>
    fiscaliService.create({ ...parseInput(FiscaliModulo, inputDi(riga)), uidSubAnagrafe: persona.uid }, context),
  update: (prima, riga, { context }) =>
    fiscaliService.update(
      {
        ...parseInput(FiscaliModulo, inputDi(riga, prima)),
        uidSubAnagrafe: prima.uidSubAnagrafe,
        versione: prima.versione,
      },
      context,
    ),
});
