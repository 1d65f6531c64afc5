import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { datoDellaVoce, trattenuteTerziAl } from '#archivio/persone/trattenute-terzi.ts';
import { isLetto, letturaDi, type DatoDiPaga, type TitoloDiPaga } from '#shared/calculation/situazione/dati-letti.ts';
import type { GiaPagato } from '#shared/calculation/situazione/gia-pagati.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { isStessoMese } from '#shared/calculation/situazione/stessi-giorni.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { ContrattoDipendente } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { containsGiorno } from '#shared/domain/tempo/periodo.ts';
import { getVoceDizionario } from '../../riferimento/voci/soggettive.ts';
import { partiMetodo } from '../../riferimento/voci/voce.ts';
import type { ProcessoDaCalcolare } from './composizione.ts';
import { naturaDi, trattenuteNelMese, trattenutoFinora } from './progressivi.ts';

/** The title of a payee, with the staff told apart by contract. */
const titoloDi = (percettore: {
  readonly tipo: Percettore['tipo'];
  readonly contratto?: ContrattoDipendente;
}): TitoloDiPaga => {
  if (percettore.tipo !== 'DIPENDENTE') return percettore.tipo;
  return percettore.contratto === 'TI' ? 'DIPENDENTE_TI' : 'DIPENDENTE_TD';
};

/** The history that deductions follow: title, other payslips of the month, accounted runs. */
interface Storia {
  readonly percettore: Percettore | null;
  readonly giaPagati: readonly GiaPagato[];
  readonly contabilizzati: ReadonlySet<string>;
}

/** Deductions for third parties of one payslip, by the table of readings. The outcome of a check on the payslip goes before the debt on record. */
export const trattenuteLette = (
  processo: ProcessoDaCalcolare,
  { verifica }: Pick<InputCedolino, 'verifica'>,
  { soggettive, pagamenti }: Pick<DatiPersona, 'soggettive' | 'pagamenti'>,
  { percettore, giaPagati, contabilizzati }: Storia,
): NonNullable<SituazioneInput['trattenute']> => {
  if (percettore === null) return [];
  const { tipo } = partiMetodo(processo.idMetodo);
  const mese = { anno: processo.ANNO, mese: processo.MESE };
  const lette = soggettive.filter(({ codVoce }) => {
    const dato = datoDellaVoce(codVoce);
    return (
      dato !== null &&
      !(dato === 'VERSAMENTO_RISCOSSIONE' && verifica) &&
      isLetto(dato, processo.setupType, titoloDi(percettore), tipo)
    );
  });
  const dovute = trattenuteTerziAl(
    lette,
    processo.dataPagamento,
    trattenutoFinora(pagamenti, processo.uid, contabilizzati),
    trattenuteNelMese(giaPagati, mese),
  );
  return restoDelMese(dovute, trattenutoFinora(deiCompensi(pagamenti, mese), processo.uid, contabilizzati));
};

/** Fees of self-employment in the month of a run, under whatever title: no payslip of theirs is among those whose limits meet. */
const deiCompensi = (pagamenti: DatiPersona['pagamenti'], mese: GiaPagato['liquidazione']): DatiPersona['pagamenti'] =>
  pagamenti.filter(
    (pagamento) =>
      naturaDi(pagamento) === 'AUTONOMO' && pagamento.liquidazione && isStessoMese(pagamento.liquidazione, mese),
  );

/** The amount of a month less what other fees of it have given; a debt that is its own total has no month. */
const restoDelMese = (
  dovute: NonNullable<SituazioneInput['trattenute']>,
  nelMese: ReadonlyMap<string, number>,
): NonNullable<SituazioneInput['trattenute']> =>
  dovute
    .map((dovuta) =>
      dovuta.tipo === 'VERSAMENTO_RISCOSSIONE'
        ? dovuta
        : { ...dovuta, importo: Math.max(0, (dovuta.importo ?? 0) - (nelMese.get(dovuta.origine ?? '') ?? 0)) },
    )
    .filter(({ importo }) => importo !== 0);

/** Notices of the records of the payee that no run of this school reads for the title: they were written before it was known. */
export const datiNonLetti = (
  processo: ProcessoDaCalcolare,
  { soggettive }: Pick<DatiPersona, 'soggettive'>,
  percettore: Percettore | null,
): readonly Anomalia[] =>
  percettore === null
    ? []
    : soggettive
        .filter(({ datInizio, datFine }) => containsGiorno({ dal: datInizio, al: datFine }, processo.dataPagamento))
        .flatMap(({ codVoce, datInizio }) => {
          const perche = percheNonLetto(datoDellaVoce(codVoce), processo, percettore);
          return perche === null
            ? []
            : [
                {
                  codice: 'DATO_NON_LETTO',
                  messaggio: `"${getVoceDizionario(codVoce)?.desVoce ?? codVoce}", nei dati soggettivi dal ${formatGiorno(datInizio)}: ${perche}`,
                },
              ];
        });

const percheNonLetto = (
  dato: DatoDiPaga | null,
  { setupType }: ProcessoDaCalcolare,
  percettore: Percettore,
): string | null => {
  const lettura = dato && letturaDi(dato, setupType, titoloDi(percettore));
  return lettura !== null && 'rifiuto' in lettura ? lettura.rifiuto : null;
};
