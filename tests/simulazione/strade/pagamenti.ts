import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { IdMetodo } from '#shared/domain/elaborazione/elaborazione.ts';
import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';
import { accessorio, compenso, occasionaleDiProva } from '#support/cedolini.ts';
import { collaboratore, supplente } from '#support/denunce/scuola-che-denuncia.ts';
import { DETTI, NUOVI } from './mondo.ts';

/** A payment of March 2026 found late: to whom, by which run, and what was typed. */
export interface Pagamento {
  readonly nome: string;
  readonly persona: number;
  readonly idMetodo: IdMetodo;
  readonly percettore: TipoPercettore;
  readonly input: (uid: Uid<'PERSONA'>, importo: number) => InputCedolino;
}

const diCollaboratore = (uid: Uid<'PERSONA'>, importo: number): InputCedolino => ({
  ...collaboratore(uid, importo),
  opzioni: { cessazione: true },
});
const conFattura =
  (percettore: NonNullable<InputCedolino['percettore']>) =>
  (uid: Uid<'PERSONA'>, importo: number): InputCedolino => ({
    uidSubAnagrafe: uid,
    percettore,
    voci: [compenso(importo)],
    fiscali: {},
  });

export const pagamenti: readonly Pagamento[] = [
  {
    nome: 'dipendente di ruolo',
    persona: NUOVI.diRuolo,
    idMetodo: 'ACC-LD',
    percettore: 'DIPENDENTE',
    input: (uid, importo) => accessorio(uid, [compenso(importo)]),
  },
  {
    nome: 'supplente già certificato',
    persona: DETTI.supplente,
    idMetodo: 'ACC-LD',
    percettore: 'DIPENDENTE',
    input: supplente,
  },
  {
    nome: 'collaboratore già detto',
    persona: DETTI.collaboratore,
    idMetodo: 'COC-LD',
    percettore: 'COCOCO',
    input: diCollaboratore,
  },
  {
    nome: 'collaboratore nuovo',
    persona: NUOVI.collaboratore,
    idMetodo: 'COC-LD',
    percettore: 'COCOCO',
    input: diCollaboratore,
  },
  {
    nome: 'esperto già certificato',
    persona: DETTI.esperto,
    idMetodo: 'EST-LD',
    percettore: 'OCCASIONALE',
    input: occasionaleDiProva,
  },
  {
    nome: 'esperto nuovo',
    persona: NUOVI.esperto,
    idMetodo: 'EST-LD',
    percettore: 'OCCASIONALE',
    input: occasionaleDiProva,
  },
  {
    nome: 'forfettario',
    persona: NUOVI.esperto,
    idMetodo: 'EST-LD',
    percettore: 'PROFESSIONISTA',
    input: conFattura({ tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE' }),
  },
];
