import { perDivisoArrotondato, quota } from '../../money/arrotondamenti.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import { accessorioAScaglioni, sostitutivaAccessorio } from '../../rules/irpef.ts';
import { irpefAliquotaMassima, irpefLorda } from '../imposte/irpef.ts';
import { imponibileSostitutiva, plafondSpettante, type RipartoSostitutiva } from '../imposte/sostitutiva.ts';
import { riga, type RigaCalcolata } from '../riga/righe.ts';
import { lordoDi, type VoceLorda } from '../riga/voci-lorde.ts';
import { warn, type Contesto } from '../situazione/contesto.ts';
import type { PercettoreDipendente } from '../situazione/percettore.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { dato, figura, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** Lines taxed the same way, with their contributions and what is left to tax. */
export interface Blocco {
  readonly voci: readonly VoceLorda[];
  readonly lordo: Calcolato;
  readonly contributivo: Calcolato;
  readonly ritenute: readonly RigaCalcolata[];
  readonly imponibile: Calcolato;
  /** Said after the name of each line when it is not the current year's. */
  readonly suffisso: string;
}

export const imposteCorrenti = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  { voci, lordo, imponibile }: Blocco,
) => {
  const riparto = sostitutivaApplicabile(ctx, percettore, voci, lordo, imponibile);
  const ordinario =
    riparto === null
      ? imponibile
      : sommaDi('imponibile IRPEF ordinario', [
          { nome: 'imponibile', calcolato: imponibile },
          { nome: 'parte con imposta sostitutiva', calcolato: riparto.base, meno: true },
        ]);
  if (imponibile.importo < 0)
    throw impossibile(
      'LORDO_NEGATIVO',
      `I recuperi superano le competenze: il cedolino sarebbe negativo. Ridurre il recupero, o farlo con una paga che lo contiene: quello dello stipendio pagato dalla scuola in un'elaborazione di supplenze, con la voce «Recupero al lordo di stipendio dell'anno». Se la persona ridà la somma, scriverla in Anagrafe, Restituzioni.`,
      'voci',
    );
  const aScaglioni = isAScaglioni(ctx, percettore);
  return {
    ordinario: ordinario.importo,
    sostitutiva: riparto?.base.importo ?? 0,
    righe: [
      ...(riparto === null
        ? []
        : [riga('SOSTITUTIVA_15', 'ritenute_fiscali', 'Imposta sostitutiva trattamento accessorio', riparto.imposta)]),
      aScaglioni
        ? riga('IRPEF', 'ritenute_fiscali', 'IRPEF a scaglioni', irpefDellAnno(ctx, ordinario))
        : riga('IRPEF', 'ritenute_fiscali', 'IRPEF, aliquota massima', allaMassima(ctx, percettore, ordinario)),
    ],
  };
};

const allaMassima = (ctx: Contesto, percettore: PercettoreDipendente, ordinario: Calcolato): Calcolato =>
  ordinario.importo === 0
    ? dato('nessuna IRPEF', 0)
    : irpefAliquotaMassima(ordinario, aliquotaDi(ctx, percettore), ctx.dataImposta, ctx.regole);

/** True of the people whose salary the school itself pays, where no rate was read elsewhere: open-ended staff has it from the State. */
const isAScaglioni = (
  { situazione: { scuola, fiscali }, regole, dataImposta }: Contesto,
  percettore: PercettoreDipendente,
): boolean =>
  scuola !== 'SCUOLA' &&
  fiscali.aliquotaMassima === null &&
  percettore.tipo === 'DIPENDENTE' &&
  percettore.contratto !== 'TI' &&
  regole.seInVigore(accessorioAScaglioni, dataImposta)?.valore.aScaglioni === true;

/** Tax that the brackets of the year add for this payment: on the income that is expected, or on what was paid if it is more. The year is settled later. */
const irpefDellAnno = (ctx: Contesto, ordinario: Calcolato): Calcolato => {
  if (ordinario.importo === 0) return dato('nessuna IRPEF', 0);
  const { fiscali, progressivi } = ctx.situazione;
  const { redditoComplessivo } = fiscali;
  if (redditoComplessivo === null)
    warn(
      ctx,
      'DATO_PRESUNTO',
      "Reddito presunto dell'anno non indicato: l'IRPEF è agli scaglioni di quanto la scuola ha pagato nell'anno. Chiederlo alla persona e scriverlo nei dati fiscali.",
      'fiscali.redditoComplessivo',
    );
  const pagato = Math.max(0, progressivi.imponibileIrpef) + ordinario.importo;
  const reddito = Math.max(redditoComplessivo ?? 0, pagato);
  const irpefSu = (quanto: Centesimi) => irpefLorda(dato("reddito dell'anno", quanto), ctx.dataImposta, ctx.regole);
  const [senza, con] = [irpefSu(reddito - ordinario.importo), irpefSu(reddito)];
  const importo = con.importo - senza.importo;
  return figura(importo, {
    testo: () =>
      `IRPEF su ${formatEuro(reddito)} dell'anno ${formatEuro(con.importo)} − su ${formatEuro(reddito - ordinario.importo)} ${formatEuro(senza.importo)} = ${formatEuro(importo)}`,
    formula: "IRPEF dell'anno con il compenso − senza",
    base: ordinario.importo,
    da: [con],
  });
};

/** The rate read from the payslip of the payee; with no rate, the first bracket's, only for who has no fixed open-ended pay. */
const aliquotaDi = (ctx: Contesto, percettore: PercettoreDipendente): number | null => {
  const letta = ctx.situazione.fiscali.aliquotaMassima;
  if (letta !== null) return letta.aliquota;
  if (percettore.tipo !== 'ALTRA_AMMINISTRAZIONE' && percettore.contratto !== 'TI') {
    warn(
      ctx,
      'DATO_PRESUNTO',
      'Aliquota massima non indicata: applicata quella del primo scaglione. Se il percipiente ha un cedolino NoiPA, leggerla lì.',
      'fiscali.aliquotaMassima',
    );
    return null;
  }
  throw impossibile(
    'ALIQUOTA_MASSIMA_MANCANTE',
    "Manca l'aliquota massima del percipiente: leggerla nel riquadro informativo del cedolino NoiPA e inserirla nei dati fiscali.",
    'fiscali.aliquotaMassima',
  );
};

const sostitutivaApplicabile = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  voci: readonly VoceLorda[],
  lordo: Calcolato,
  imponibile: Calcolato,
) => {
  const { fiscali } = ctx.situazione;
  if (!isNonDirigente(percettore) || fiscali.plafondSostitutiva === 0) return null;
  const regola = ctx.regole.seInVigore(sostitutivaAccessorio, ctx.dataImposta);
  const accessorio = lordoDi('trattamento accessorio', voci, ['ACCESSORIO']);
  if (regola === null || accessorio.importo <= 0) return null;
  if (fiscali.redditoLavoroDipendente === null) {
    if (fiscali.rinunciaSostitutiva) return null;
    throw impossibile(
      'DATO_MANCANTE',
      `Per l'imposta sostitutiva serve il reddito di lavoro dipendente del ${ctx.annoFiscale}: indicarlo, o portare a zero il limite residuo.`,
      'fiscali.redditoLavoroDipendente',
    );
  }
  const plafond = plafondSpettante(fiscali.redditoLavoroDipendente, fiscali.plafondSostitutiva, regola);
  if (plafond === 0) {
    warn(
      ctx,
      'LIMITE_RAGGIUNTO',
      `Imposta sostitutiva non applicata: reddito di lavoro oltre ${formatEuro(regola.valore.redditoMassimo)}.`,
      'fiscali.redditoLavoroDipendente',
    );
    return null;
  }
  const netto = accessorio.importo === lordo.importo ? imponibile : parteAccessoria(imponibile, accessorio, lordo);
  const riparto = imponibileSostitutiva(netto, accessorio.importo, plafond, regola);
  warnConfronto(ctx, riparto);
  return fiscali.rinunciaSostitutiva ? null : riparto;
};

const isNonDirigente = (percettore: PercettoreDipendente): boolean =>
  percettore.tipo === 'DIPENDENTE' && percettore.ruolo !== 'DS';

/** What the person pays and would pay, with the substitute tax and without: the choice is theirs, in writing. */
const warnConfronto = (ctx: Contesto, { base, imposta }: RipartoSostitutiva): void => {
  const { aliquotaMassima, rinunciaSostitutiva } = ctx.situazione.fiscali;
  if (aliquotaMassima === null || base.importo === 0) return;
  const [con, senza] = [formatEuro(imposta.importo), formatEuro(quota(base.importo, aliquotaMassima.aliquota))];
  warn(
    ctx,
    'SOSTITUTIVA_A_CONFRONTO',
    rinunciaSostitutiva
      ? `Su ${formatEuro(base.importo)} la persona ha rinunciato all'imposta sostitutiva: paga ${senza} di IRPEF, con la sostitutiva sarebbero ${con}.`
      : `Su ${formatEuro(base.importo)} l'imposta sostitutiva è ${con}: con la rinuncia scritta sarebbero ${senza} di IRPEF.`,
    'fiscali.plafondSostitutiva',
  );
};

/** The part of what is taxed that is accessory pay, as its gross is of the whole gross. */
const parteAccessoria = (imponibile: Calcolato, accessorio: Calcolato, lordo: Calcolato): Calcolato =>
  dato('parte accessoria', perDivisoArrotondato(imponibile.importo, accessorio.importo, lordo.importo));
