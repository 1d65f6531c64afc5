import type { Prospetto } from '../righe/righe.ts';
import type { Contesto, NaturaReddito } from '../situazione/contesto.ts';
import type { Percettore } from '../situazione/percettore.ts';
import { prospettoCollaboratore } from './collaboratore.ts';
import { prospettoDipendente } from './dipendente.ts';
import {
  prospettoCommissario,
  prospettoNonResidente,
  prospettoOccasionale,
  prospettoProfessionista,
  prospettoSocieta,
} from './esterno.ts';
import { prospettoSupplenza } from './supplenza.ts';

/** Whether sums of the year before paid by 12 January belong to it. */
export const naturaReddito = (percettore: Percettore): NaturaReddito => {
  switch (percettore.tipo) {
    case 'OCCASIONALE':
    case 'PROFESSIONISTA':
    case 'NON_RESIDENTE':
    case 'SOCIETA':
      return 'AUTONOMO';
    case 'COMMISSARIO_ESTERNO':
      return percettore.regime === 'RITENUTA_20' ? 'AUTONOMO' : 'DIPENDENTE_O_ASSIMILATO';
    case 'ALTRA_AMMINISTRAZIONE':
      return percettore.regime === 'OCCASIONALE' ? 'AUTONOMO' : 'DIPENDENTE_O_ASSIMILATO';
    case 'DIPENDENTE':
    case 'FORMATORE':
    case 'EREDE':
    case 'COCOCO':
      return 'DIPENDENTE_O_ASSIMILATO';
  }
};

/** Lines and bases of a payslip by the kind of its payee. */
export const prospetto = (ctx: Contesto): Prospetto => {
  const { percettore, voci } = ctx.situazione;
  switch (percettore.tipo) {
    case 'DIPENDENTE':
      return ctx.situazione.tipo === 'SUP'
        ? prospettoSupplenza(ctx, percettore)
        : prospettoDipendente(ctx, percettore, voci);
    case 'FORMATORE':
    case 'EREDE':
      return prospettoDipendente(ctx, percettore, voci);
    case 'ALTRA_AMMINISTRAZIONE':
      return percettore.regime === 'OCCASIONALE'
        ? prospettoOccasionale(ctx, voci)
        : prospettoDipendente(ctx, percettore, voci);
    case 'OCCASIONALE':
      return prospettoOccasionale(ctx, voci);
    case 'PROFESSIONISTA':
      return prospettoProfessionista(ctx, percettore, voci);
    case 'NON_RESIDENTE':
      return prospettoNonResidente(ctx, percettore, voci);
    case 'SOCIETA':
      return prospettoSocieta(ctx, percettore, voci);
    case 'COMMISSARIO_ESTERNO':
      return prospettoCommissario(ctx, percettore, voci);
    case 'COCOCO':
      return prospettoCollaboratore(ctx, voci);
  }
};
