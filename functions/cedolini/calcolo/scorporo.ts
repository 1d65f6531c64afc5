import { AppError, campoNonValido } from '#platform/errors.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { CedolinoCalcolato } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { RouteOutput } from '#shared/contracts/route.ts';
import { tipiElaborazione, type SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import {
  percettoriAmmessi,
  type ClasseGestioneSeparata,
  type ContrattoDipendente,
  type TipoPercettore,
} from '#shared/domain/persona/percettore.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { scaglioniIrpef } from '#shared/rules/irpef.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

export interface DaScorporare {
  readonly importo: number;
  readonly dataPagamento: string;
  readonly percettore: TipoPercettore;
  readonly contratto?: ContrattoDipendente | undefined;
  readonly gestioneSeparata?: ClasseGestioneSeparata | undefined;
  readonly compensiOccasionali?: number | undefined;
}

/** Lordo dipendente and charges of an all-inclusive amount: a payslip of that amount alone, computed by the same engine. Cents. */
export const scorporo = (richiesta: DaScorporare, scuola: SetupType): RouteOutput<typeof calcoloRoutes.getScorporo> => {
  const { importo, dataPagamento } = richiesta;
  const esito = cedolino({
    tipo: tipiElaborazione.find((tipo) => percettoriAmmessi[tipo].includes(richiesta.percettore)) ?? 'ACC',
    base: 'LS',
    scuola,
    liquidazione: meseDi(dataPagamento),
    dataPagamento,
    percettore: percettoreDi(richiesta),
    // Withholdings do not change the unbundling: the rate of the first bracket of the day stands for the one nobody asked about.
    fiscali: {
      aliquotaMassima: { aliquota: primoScaglione(dataPagamento), lettaDa: 'scorporo' },
      gestioneSeparata: richiesta.gestioneSeparata ?? 'SENZA_DIS_COLL',
      compensiOccasionaliAnno: richiesta.compensiOccasionali ?? 0,
    },
    voci: [
      {
        codice: 'SCORPORO',
        descrizione: 'Importo omnicomprensivo',
        competenza: { dal: dataPagamento, al: dataPagamento },
        misura: { unita: 'IMPORTO', importo },
      },
    ],
  });
  if (esito.esito === 'scartato') {
    const messaggio = esito.anomalie.map((anomalia) => anomalia.messaggio).join(' ');
    throw new AppError('RICHIESTA_NON_VALIDA', messaggio, {
      fields: [{ path: 'importo', code: 'scorporo', message: accorciato(messaggio, 1000) }],
    });
  }
  const { righe, totali } = CedolinoCalcolato.pick({ righe: true, totali: true }).strip().parse(esito.cedolino);
  return {
    lordoStato: importo,
    lordoDipendente: totali.lordoDipendente,
    residuo: totali.residuoLordoStato,
    oneri: righe.filter(({ gruppo }) => gruppo === 'oneri' || gruppo === 'addebiti_fattura'),
    avvisi: [],
  };
};

/** @throws RICHIESTA_NON_VALIDA on a day without brackets */
const primoScaglione = (giorno: string): number => {
  try {
    const [primo] = regoleCorrenti().inVigore(scaglioniIrpef, giorno).valore;
    return primo.aliquota;
  } catch (cause) {
    if (!(cause instanceof RegolaMancante)) throw cause;
    throw campoNonValido('dataPagamento', `${cause.message}: scegliere un'altra data.`);
  }
};

const percettoreDi = ({ percettore: tipo, contratto = 'TI' }: DaScorporare): Percettore => {
  switch (tipo) {
    case 'DIPENDENTE':
    case 'FORMATORE':
    case 'EREDE':
      return { tipo, contratto, ruolo: 'DOCENTE' };
    case 'PROFESSIONISTA':
      return { tipo, regime: 'ORDINARIO', previdenza: 'NESSUNA', iva: 'ORDINARIA' };
    case 'SOCIETA':
      return { tipo, iva: 'ORDINARIA' };
    case 'OCCASIONALE':
    case 'NON_RESIDENTE':
    case 'COCOCO':
    case 'COMMISSARIO_ESTERNO':
    case 'ALTRA_AMMINISTRAZIONE':
    case 'ASSISTENTE_LINGUA':
    case 'LAVORATORE_SPORTIVO':
      return { tipo };
    case 'STUDENTE':
      return { tipo, regime: 'BORSA' };
    case 'REVISORE':
      return { tipo, regime: 'RAPPRESENTANTE' };
    case 'AUTORE':
      return { tipo, regime: 'DA_35_ANNI' };
  }
};
