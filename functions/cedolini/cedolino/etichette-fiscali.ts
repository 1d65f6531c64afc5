import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { classiGestioneSeparata, descrizioneClasseGestioneSeparata } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota, formatEuro } from '#shared/money/centesimi.ts';

type Fiscali = Situazione['fiscali'];
type Residuo = Fiscali['addizionali']['saldoRegionale'];

/** Tax data by path, with the words the office knows them by. */
export const etichetteFiscali: readonly (readonly [Percorso, string])[] = [
  ['aliquotaMassima', 'Aliquota massima'],
  ['redditoComplessivo', "Reddito presunto dell'anno"],
  ['redditoLavoroDipendente', 'Reddito di lavoro dipendente'],
  ['redditiBiennio', 'Redditi dei due anni precedenti'],
  ['giorniDetrazione', 'Giorni di detrazione del pagamento'],
  ['giorniAnno', "Giorni di lavoro dell'anno"],
  ['detrazioneLavoro', 'Detrazione per lavoro'],
  ['trattamentoIntegrativo', 'Trattamento integrativo'],
  ['rinunciaCuneo', 'Rinuncia al taglio del cuneo'],
  ['rinunciaSostitutiva', "Rinuncia all'imposta sostitutiva"],
  ['plafondSostitutiva', "Residuo per l'imposta sostitutiva"],
  ['altreDetrazioni', 'Altre detrazioni'],
  ['gestioneSeparata', 'Classe della Gestione separata'],
  ['compensiOccasionaliAnno', "Compensi occasionali dell'anno"],
  ['imponibileGestioneSeparataAnno', "Imponibile di Gestione separata dell'anno"],
  ['massimale', 'Massimale contributivo'],
  ['contributoAggiuntivo', "Contributo aggiuntivo dell'1 %"],
  ['imponibileContributivoAnno', "Imponibile contributivo dell'anno"],
  ['retribuzioneMeseEsonero', "Retribuzione del mese per l'esonero"],
  ['esoneroMadre', 'Esonero per le madri'],
  ['conguaglio', 'Conguaglio da trattenere'],
  ['comune', 'Comune di residenza al 1° gennaio'],
  ['regione', 'Regione di residenza al 1° gennaio'],
  ['saldoRegionale', "Saldo dell'addizionale regionale"],
  ['saldoComunale', "Saldo dell'addizionale comunale"],
  ['accontoComunale', "Acconto dell'addizionale comunale"],
  ['accontoTrattenuto', 'Acconto comunale già trattenuto'],
  ['regionaleTrattenuta', "Addizionale regionale dell'anno già trattenuta"],
  ['comunaleTrattenuta', "Addizionale comunale dell'anno già trattenuta"],
];

type Percorso = Exclude<keyof Fiscali, 'familiari' | 'addizionali'> | keyof Fiscali['addizionali'];

/** A tax datum in words; null when nobody has entered it. */
export const valoreFiscale = (fiscali: Fiscali, percorso: Percorso): string | null => {
  const { familiari: _familiari, addizionali, ...altri } = fiscali;
  return inParole({ ...altri, ...addizionali }[percorso], percorso);
};

const inParole = (
  valore:
    | Exclude<Fiscali[keyof Fiscali], Fiscali['familiari'] | Fiscali['addizionali']>
    | Fiscali['addizionali'][keyof Fiscali['addizionali']],
  percorso: Percorso,
): string | null => {
  if (valore === null || valore === undefined) return null;
  if (typeof valore === 'boolean') return valore ? 'sì' : 'no';
  if (typeof valore === 'number') return GIORNI.includes(percorso) ? String(valore) : formatEuro(valore);
  return typeof valore === 'string' ? classeInParole(valore) : insiemeInParole(valore);
};

const insiemeInParole = (
  valore: Extract<Fiscali[Exclude<keyof Fiscali, 'familiari' | 'addizionali'>] | Residuo, object>,
): string => {
  if ('aliquota' in valore) return `${formatAliquota(valore.aliquota)}, ${valore.lettaDa}`;
  if ('residuo' in valore) return aRate(valore);
  if ('figli' in valore) return `${valore.figli} figli, il minore nato il ${formatGiorno(valore.nascitaFiglioMinore)}`;
  if ('conguagliatoIl' in valore) return conguaglioInParole(valore);
  return valore.map(formatEuro).join(' e ');
};

const aRate = ({ residuo, rate }: { readonly residuo: number; readonly rate: number }): string =>
  `${formatEuro(residuo)} in ${rate} rate`;

const conguaglioInParole = ({
  irpef,
  richiestaDel,
  trattamentoIntegrativo,
  sommaIntegrativa,
  ulterioreDetrazione = null,
}: NonNullable<Fiscali['conguaglio']>): string =>
  [
    `${formatEuro(irpef)} di IRPEF${richiestaDel === null ? '' : `, chiesti il ${formatGiorno(richiestaDel)}`}`,
    ...[trattamentoIntegrativo, sommaIntegrativa, ulterioreDetrazione].flatMap((bonus) =>
      bonus === null ? [] : [aRate(bonus)],
    ),
  ].join('; ');

const classeInParole = (valore: string): string => {
  const classe = classiGestioneSeparata.find((codice) => codice === valore);
  return classe === undefined ? valore : descrizioneClasseGestioneSeparata[classe];
};

const GIORNI: readonly Percorso[] = ['giorniDetrazione', 'giorniAnno'];
