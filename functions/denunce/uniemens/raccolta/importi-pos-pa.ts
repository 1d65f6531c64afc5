import { somma } from '#shared/money/centesimi.ts';
import { gestioniComuni, tipiContributo } from '#shared/rules/adempimenti/lista-pos-pa.ts';
import { gestioni } from '#shared/rules/fondi.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import type { Campi } from '../../macchina/denuncia.ts';
import type { Parte } from './rapporto.ts';

const PENSIONE = ['PENSIONE_DIPENDENTE', 'PENSIONE_AMMINISTRAZIONE'];
const AGGIUNTIVO = ['CONTRIBUTO_AGGIUNTIVO'];
export const ESONERI: readonly string[] = ['ESONERO_IVS', 'ESONERO_MADRE'];
const TFS = ['TFS_DIPENDENTE', 'TFS_AMMINISTRAZIONE'];
const TFR = ['TFR'];
const CREDITO = ['FONDO_CREDITO'];
const ENPDEP = ['ENPDEP'];
const ENAM = ['ENAM'];

/** The lines that the public family declares. */
export const CODICI_POSPA: readonly string[] = [PENSIONE, AGGIUNTIVO, ESONERI, TFS, TFR, CREDITO, ENPDEP, ENAM].flat();

/** The base of a contribution, once whoever bears it, and all that is paid of it. Cents. */
interface Contribuzione {
  readonly imponibile: number;
  readonly contributo: number;
}

const contribuzioneDi = (parti: readonly Parte[], codici: readonly string[]): Contribuzione | null => {
  const sue = parti.filter(({ rotta }) => codici.includes(rotta.codice));
  const [primo] = codici.filter((codice) => sue.some(({ rotta }) => rotta.codice === codice));
  return primo === undefined
    ? null
    : {
        imponibile: somma(sue.map(({ rotta }) => (rotta.codice === primo ? (rotta.base ?? 0) : 0))),
        contributo: somma(sue.map(({ rotta }) => rotta.importo)),
      };
};

const numeroDi = (parti: readonly Parte[], codici: readonly string[]): string => {
  const parte = parti.find(({ rotta }) => codici.includes(rotta.codice));
  const fondo = parte?.rotta.fondo ?? null;
  if (parte === undefined || fondo === null || fondo === 'CREDITO' || fondo === 'ENPDEP') return '';
  return inForceOn(gestioni, parte.cedolino.pagato).valore[fondo] ?? '';
};

/** What a period owes to each fund: the elements of `Gestioni`, leaf by leaf. */
export const campiGestioni = (parti: readonly Parte[]): Campi => ({
  ...pensione(parti),
  ...fineServizio(parti, TFR, 'TFR'),
  ...fineServizio(parti, TFS, 'TFS'),
  ...minore(parti, CREDITO, 'GestCredito', gestioniComuni.credito),
  ...minore(parti, ENPDEP, 'ENPDEP', gestioniComuni.enpdep),
  ...minore(parti, ENAM, 'ENAM', gestioniComuni.enam),
});

const pensione = (parti: readonly Parte[]): Campi => {
  const pagato = contribuzioneDi(parti, PENSIONE);
  if (pagato === null) return {};
  const aggiuntivo = contribuzioneDi(parti, AGGIUNTIVO);
  const sgravi = contribuzioneDi(parti, ESONERI);
  const gestione = 'Gestioni.GestPensionistica';
  return {
    [`${gestione}.CodGestione`]: numeroDi(parti, PENSIONE),
    [`${gestione}.Imponibile`]: pagato.imponibile,
    [`${gestione}.Contributo`]: pagato.contributo,
    ...(aggiuntivo === null ? {} : { [`${gestione}.Contrib1PerCento`]: aggiuntivo.contributo }),
    ...(sgravi === null ? {} : recuperoDi(parti, sgravi, gestione)),
  };
};

/** A relief given on the pension share: recovered under a code that no source gives, and the office writes. */
const recuperoDi = (parti: readonly Parte[], { contributo }: Contribuzione, gestione: string): Campi => {
  const mese = parti.find(({ rotta }) => ESONERI.includes(rotta.codice))?.rotta.competenza;
  const [annoRif, meseRif] = [mese?.anno, mese?.mese].map((numero) => String(numero ?? '').padStart(2, '0'));
  return {
    [`${gestione}.RecuperoSgravi.0.AnnoRif`]: annoRif ?? '',
    [`${gestione}.RecuperoSgravi.0.MeseRif`]: meseRif ?? '',
    [`${gestione}.RecuperoSgravi.0.CodiceRecupero`]: '',
    [`${gestione}.RecuperoSgravi.0.Importo`]: -contributo,
  };
};

/** The pay that the base of the TFR is 80 % of, half up: the element is the base times 1.25. */
const VALUTABILE = { per: 5, diviso: 4 };

const fineServizio = (parti: readonly Parte[], codici: readonly string[], nome: 'TFR' | 'TFS'): Campi => {
  const pagato = contribuzioneDi(parti, codici);
  if (pagato === null) return {};
  const gestione = 'Gestioni.GestPrevidenziale';
  return {
    [`${gestione}.CodGestione`]: numeroDi(parti, codici),
    [`${gestione}.Imponibile${nome}`]: pagato.imponibile,
    [`${gestione}.Contributo${nome}`]: pagato.contributo,
    ...(nome === 'TFR'
      ? { RetribValutabileTFR: Math.round((pagato.imponibile * VALUTABILE.per) / VALUTABILE.diviso) }
      : {}),
  };
};

const minore = (parti: readonly Parte[], codici: readonly string[], elemento: string, numero: string): Campi => {
  const pagato = contribuzioneDi(parti, codici);
  return pagato === null
    ? {}
    : {
        [`Gestioni.${elemento}.CodGestione`]: numero,
        [`Gestioni.${elemento}.Imponibile`]: pagato.imponibile,
        [`Gestioni.${elemento}.Contributo`]: pagato.contributo,
      };
};

const VERSANTI = [
  [tipiContributo.pensione, PENSIONE],
  [tipiContributo.aggiuntivo, AGGIUNTIVO],
  [tipiContributo.credito, CREDITO],
  [tipiContributo.tfs, TFS],
  [tipiContributo.tfr, TFR],
] as const;

/** Who paid the contributions of an earlier period, and in which month: one of each kind for each month of payment. */
export const campiVersanti = (
  parti: readonly Parte[],
  { CFAzienda, PRGAZIENDA }: { readonly CFAzienda: string; readonly PRGAZIENDA: string },
): Campi => {
  const perMese = [...Map.groupBy(parti, ({ cedolino }) => cedolino.pagato.slice(0, 7))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const versanti = perMese.flatMap(([mese, pagate]) =>
    VERSANTI.flatMap(([TipoContributo, codici]): Campi[] => {
      const pagato = contribuzioneDi(pagate, codici);
      return pagato === null
        ? []
        : [
            {
              TipoContributo,
              CFAzienda,
              PRGAZIENDA,
              Imponibile: pagato.imponibile,
              Contributo: pagato.contributo,
              AnnoMeseErogazione: mese,
              Aliquota: PER_CASSA,
            },
          ];
    }),
  );
  return Object.fromEntries(
    versanti.flatMap((versante, indice) =>
      Object.entries(versante).map(([nome, valore]) => [`EnteVersante.${indice}.${nome}`, valore]),
    ),
  );
};

/** Aliquota 2: paid by the month of payment. */
const PER_CASSA = '2';
