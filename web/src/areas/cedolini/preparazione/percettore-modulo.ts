import * as z from 'zod';
import { Percettore } from '../../../../../shared/contracts/anagrafe/percettore.ts';
import type { BozzaCedolino } from '../../../../../shared/contracts/cedolini/calcolo.ts';
import type { InputCedolino } from '../../../../../shared/contracts/cedolini/cedolino-input.ts';
import { aliquota, flag, importoNonNegativo, scelta, testo } from '../../../../../shared/domain/campi.ts';
import {
  classiGestioneSeparata,
  contrattiDipendente,
  ruoliDipendente,
  tipiPercettore,
} from '../../../../../shared/domain/persona/percettore.ts';

/** Who is paid and with which tax data, flat as a form wants it; which fields count depends on the kind of payee. */
export const PercettoreModulo = z
  .strictObject({
    tipo: scelta(tipiPercettore),
    contratto: scelta(contrattiDipendente).nullable(),
    ruolo: scelta(ruoliDipendente).nullable(),
    regime: testo(0, 30).nullable(),
    previdenza: scelta(['NESSUNA', 'RIVALSA_INPS', 'CASSA_2', 'CASSA_4', 'CASSA_5']).nullable(),
    iva: scelta(['ORDINARIA', 'ESENTE']).nullable(),
    convenzione: flag(),
    aliquotaMassima: aliquota().nullable(),
    lettaDa: testo(0, 200),
    gestioneSeparata: scelta(classiGestioneSeparata).nullable(),
    compensiOccasionaliAltri: importoNonNegativo().nullable(),
    redditoComplessivo: importoNonNegativo().nullable(),
  })
  .superRefine((valori, contesto) => {
    const manca = (campo: string, message: string) => contesto.addIssue({ code: 'custom', path: [campo], message });
    if (hasRapporto(valori.tipo) && valori.contratto === null) manca('contratto', 'Indicare il contratto.');
    if (hasRapporto(valori.tipo) && valori.ruolo === null) manca('ruolo', 'Indicare il ruolo.');
    if (valori.tipo === 'PROFESSIONISTA' && valori.previdenza === null)
      manca('previdenza', 'Indicare la cassa o la rivalsa.');
    if ((valori.tipo === 'PROFESSIONISTA' || valori.tipo === 'SOCIETA') && valori.iva === null)
      manca('iva', "Indicare l'IVA.");
    if (valori.aliquotaMassima !== null && valori.lettaDa.trim() === '')
      manca('lettaDa', "Indicare il cedolino da cui è letta l'aliquota.");
  });
export type PercettoreModulo = z.infer<typeof PercettoreModulo>;

export const hasRapporto = (tipo: PercettoreModulo['tipo']): boolean =>
  tipo === 'DIPENDENTE' || tipo === 'FORMATORE' || tipo === 'EREDE';

/** Choices of the kinds that have more than one reading of the law. */
export const regimiDi: Readonly<Record<string, readonly { readonly codice: string; readonly descrizione: string }[]>> =
  {
    FORMATORE: [
      { codice: 'IRPEF_IRAP', descrizione: 'Solo IRPEF e IRAP' },
      { codice: 'CONTRIBUTI_PIENI', descrizione: 'Contributi pieni' },
    ],
    PROFESSIONISTA: [
      { codice: 'ORDINARIO', descrizione: 'Ordinario' },
      { codice: 'FORFETTARIO', descrizione: 'Forfettario' },
    ],
    COMMISSARIO_ESTERNO: [
      { codice: 'RITENUTA_20', descrizione: 'Ritenuta del 20 %' },
      { codice: 'FUNZIONI_PUBBLICHE', descrizione: 'Pubbliche funzioni, a scaglioni' },
    ],
    ALTRA_AMMINISTRAZIONE: [
      { codice: 'OCCASIONALE', descrizione: 'Come occasionale' },
      { codice: 'ALIQUOTA_MASSIMA', descrizione: 'Aliquota massima' },
    ],
  };

/** The form's values from what is known of the person and what was already decided. */
export const valoriDi = (
  bozza: BozzaCedolino,
  input: InputCedolino,
  predefinito: PercettoreModulo['tipo'],
): PercettoreModulo => {
  const percettore = input.percettore ?? bozza.percettore;
  const fiscali = { ...bozza.fiscali, ...input.fiscali };
  return {
    tipo: percettore?.tipo ?? predefinito,
    contratto: percettore && 'contratto' in percettore ? percettore.contratto : null,
    ruolo: percettore && 'ruolo' in percettore ? percettore.ruolo : null,
    regime: percettore && 'regime' in percettore ? (percettore.regime ?? null) : null,
    previdenza: percettore && 'previdenza' in percettore ? percettore.previdenza : null,
    iva: percettore && 'iva' in percettore ? percettore.iva : null,
    convenzione: percettore !== null && 'convenzione' in percettore ? (percettore.convenzione ?? false) : false,
    aliquotaMassima: fiscali.aliquotaMassima?.aliquota ?? null,
    lettaDa: fiscali.aliquotaMassima?.lettaDa ?? '',
    gestioneSeparata: fiscali.gestioneSeparata ?? null,
    compensiOccasionaliAltri: fiscali.compensiOccasionaliAltri ?? null,
    redditoComplessivo: fiscali.redditoComplessivo ?? null,
  };
};

/** The payslip's input with what the form decided. */
export const inputCon = (input: InputCedolino, valori: PercettoreModulo): InputCedolino => {
  const percettore = Percettore.safeParse({
    tipo: valori.tipo,
    ...(hasRapporto(valori.tipo) ? { contratto: valori.contratto, ruolo: valori.ruolo } : {}),
    ...(regimiDi[valori.tipo] && valori.regime ? { regime: valori.regime } : {}),
    ...(valori.tipo === 'PROFESSIONISTA' ? { previdenza: valori.previdenza, iva: valori.iva } : {}),
    ...(valori.tipo === 'SOCIETA' ? { iva: valori.iva } : {}),
    ...(valori.tipo === 'NON_RESIDENTE' ? { convenzione: valori.convenzione } : {}),
  });
  return {
    ...input,
    percettore: percettore.success ? percettore.data : input.percettore,
    fiscali: {
      ...input.fiscali,
      aliquotaMassima:
        valori.aliquotaMassima === null ? null : { aliquota: valori.aliquotaMassima, lettaDa: valori.lettaDa },
      gestioneSeparata: valori.gestioneSeparata,
      ...(valori.compensiOccasionaliAltri === null
        ? {}
        : { compensiOccasionaliAltri: valori.compensiOccasionaliAltri }),
      redditoComplessivo: valori.redditoComplessivo,
    },
  };
};
