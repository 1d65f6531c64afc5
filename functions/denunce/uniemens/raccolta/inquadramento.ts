import type { ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import { codiciInVigore } from '#archivio/tabelle/codici-denunce.ts';
import { situazioniPrevidenziali } from '#functions/riferimento/personale/liste-servizio.ts';
import { getQualifica } from '#functions/riferimento/personale/voci-servizio.ts';
import { tabellareDi } from '#shared/calculation/contratto/inquadramento.ts';
import { stipendioTabellareMensile } from '#shared/calculation/contratto/stipendio.ts';
import { orePagate } from '#shared/contracts/servizi/servizio.ts';
import type { CodiciDenunce } from '#shared/contracts/tabelle/codici-denunce.ts';
import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { tipiImpiego } from '#shared/rules/adempimenti/lista-pos-pa.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import type { Campi } from '../../macchina/denuncia.ts';

/** Ordinary service: what is not an absence. */
const ORDINARIO = '4';
/** A whole post, as percentages of part time are written. */
const INTERO = 100_000;

const PREFISSO = 'InquadramentoLavPA';

const codiciDellaQualifica = (servizio: ServizioTenuto, giorno: string, propri: readonly CodiciDenunce[]): Campi => {
  const qualifica = getQualifica(servizio.prgQualificaRetributiva);
  const codici = qualifica === undefined ? [] : codiciInVigore('QUALIFICA', qualifica.codArgo, giorno, propri);
  const codice = (dato: string) => codici.find((uno) => uno.dato === dato)?.valore ?? '';
  return {
    [`${PREFISSO}.Contratto`]: codice('contratto'),
    [`${PREFISSO}.Qualifica`]: codice('qualificaContoAnnuale'),
  };
};

const partTimeDi = (servizio: ServizioTenuto): Campi =>
  servizio.codTipoOrario === 'F'
    ? {}
    : {
        [`${PREFISSO}.PartTimePA.TipoPartTime`]: servizio.codTipoOrario,
        [`${PREFISSO}.PartTimePA.PercPartTime`]: String(
          perDivisoArrotondato(orePagate(servizio), INTERO, servizio.numOreIntere),
        ),
      };

/** The other body that the person serves at, as the period names it. */
const altraAmministrazione = ({ distacco }: ServizioTenuto): Campi => {
  if (distacco === null || distacco === undefined) return {};
  const altrove = `${PREFISSO}.AltraAmministrazione.ServizioPressoAltraAmministrazione`;
  return {
    [`${altrove}.TipologiaServizio`]: distacco.tipo,
    [`${altrove}.Amministrazione.CFAzienda`]: distacco.cfEnte,
    [`${altrove}.Amministrazione.PRGAZIENDA`]: distacco.prgEnte,
  };
};

/** How who has a service is classified on a day; `fineServizio`: the period pays to the fund of the end of service. */
export const inquadramentoDi = (
  servizio: ServizioTenuto,
  giorno: string,
  propri: readonly CodiciDenunce[],
  fineServizio: boolean,
): Campi => {
  const impiego = ifInForceOn(tipiImpiego, giorno)?.valore[servizio.contratto];
  const regime = situazioniPrevidenziali.voci.find(({ codice }) => codice === servizio.codSituazionePrevidenziale);
  return {
    [`${PREFISSO}.TipoImpiego`]: (servizio.codTipoOrario === 'F' ? impiego?.intero : impiego?.parziale) ?? '',
    [`${PREFISSO}.TipoServizio`]: ORDINARIO,
    ...codiciDellaQualifica(servizio, giorno, propri),
    ...partTimeDi(servizio),
    [`${PREFISSO}.RegimeFineServizio`]: fineServizio ? (regime?.codRegimeFineServizio ?? '') : '',
    ...altraAmministrazione(servizio),
  };
};

/** The monthly tabellare of a whole post on a day, in cents; undefined where the tables have none. */
export const tabellareIntero = ({ profilo, codFascia }: ServizioTenuto, giorno: string): number | undefined => {
  const regola = profilo === null ? null : ifInForceOn(tabellareDi(profilo, codFascia), giorno);
  return regola === null ? undefined : stipendioTabellareMensile(regola).importo;
};
