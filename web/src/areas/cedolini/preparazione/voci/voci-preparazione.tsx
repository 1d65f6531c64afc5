import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import type { VoceCalcolo } from '../../../../../../shared/contracts/cedolini/calcolo.ts';
import { importoVoce } from '../../../../../../shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '../../../../../../shared/contracts/cedolini/processo.ts';
import { formatGiorno } from '../../../../../../shared/domain/tempo/date.ts';
import { formatOre } from '../../../../../../shared/money/centesimi.ts';
import type { Colonna } from '../../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../../ui/elenco/elenco.tsx';
import { useElencoLocale } from '../../../../ui/elenco/fonti/use-elenco-locale.ts';
import {
  addProposte,
  addVoce,
  changeVoce,
  nominativoDi,
  proposteDi,
  righeVoce,
  type RigaPreparazione,
  type RigaVoce,
} from '../righe-preparazione.ts';
import { competenzaProposta } from './competenza-proposta.ts';
import { VoceModale } from './voce-modale.tsx';

const quantitaDi = ({ voce: { misura } }: RigaVoce): string =>
  misura.unita === 'IMPORTO' ? '' : formatOre(misura.quantita);

const colonne: readonly Colonna<RigaVoce>[] = [
  { id: 'nominativo', titolo: 'Persona', valore: ({ persona }) => nominativoDi(persona) },
  {
    id: 'voce',
    titolo: 'Voce',
    valore: ({ voce, definizione }) => voce.descrizione ?? definizione?.descrizione ?? voce.codice,
  },
  {
    id: 'competenza',
    titolo: 'Competenza',
    valore: ({ voce }) => `${formatGiorno(voce.competenza.dal)} – ${formatGiorno(voce.competenza.al)}`,
  },
  { id: 'quantita', titolo: 'Quantità', valore: quantitaDi },
  {
    id: 'tariffa',
    titolo: 'Tariffa',
    valore: ({ voce }) => (voce.misura.unita === 'IMPORTO' ? null : voce.misura.tariffa),
    tipo: 'importo',
  },
  { id: 'importo', titolo: 'Importo', valore: ({ voce }) => importoVoce(voce), tipo: 'importo' },
];

type Aperta =
  | { readonly per: 'tutti' }
  | { readonly per: 'riga'; readonly riga: RigaVoce }
  | { readonly per: 'persone'; readonly uids: ReadonlySet<string> };

const SENZA_PERSONE = 'Scegliere prima le persone, nella scheda Dipendenti.';
const SENZA_VOCI = 'Aggiungere una voce, poi correggere quantità e importo.';
const etichettaDi = (riga: RigaVoce): string =>
  `${nominativoDi(riga.persona)}, ${riga.definizione?.descrizione ?? riga.voce.codice}`;
const titoloPer = (persone: number): string => `Voce per ${persone === 1 ? 'una persona' : `${persone} persone`}`;
const aggiungiProposte = (quante: number): string =>
  quante === 1 ? 'Aggiungi la voce registrata' : `Aggiungi le ${quante} voci registrate`;

interface Props {
  readonly processo: Processo;
  readonly righe: readonly RigaPreparazione[];
  readonly voci: readonly VoceCalcolo[];
  readonly onRighe: (righe: readonly RigaPreparazione[]) => void;
}

/** The items of a run being prepared: one given to everybody, or line by line. */
export const VociPreparazione = ({ processo, righe, voci, onRighe }: Props) => {
  const [aperta, setAperta] = useState<Aperta | null>(null);
  const lista = righeVoce(righe, voci);
  const elenco = useElencoLocale({ nome: 'voci-elaborazione', righe: lista, colonne, chiave: ({ chiave }) => chiave });
  const competenza = competenzaProposta(processo);
  const proposte = righe.reduce((somma, riga) => somma + proposteDi(riga).length, 0);
  const tutti = new Set(righe.map(({ bozza }) => bozza.uidSubAnagrafe));
  return (
    <>
      <Elenco
        elenco={elenco}
        titolo="Voci di calcolo"
        variante="container"
        etichetta={etichettaDi}
        onApri={(riga) => setAperta({ per: 'riga', riga })}
        crea={
          righe.length === 0 ? undefined : { testo: 'Aggiungi una voce', onClick: () => setAperta({ per: 'tutti' }) }
        }
        azioni={
          proposte > 0 && <Button onClick={() => onRighe(addProposte(righe))}>{aggiungiProposte(proposte)}</Button>
        }
        azioniMassive={(scelte, svuota) => (
          <Button
            disabled={scelte.length === 0}
            onClick={() => {
              onRighe(
                scelte
                  .toSorted((a, b) => b.indice - a.indice)
                  .reduce<readonly RigaPreparazione[]>((attuali, scelta) => changeVoce(attuali, scelta, null), righe),
              );
              svuota();
            }}
          >
            Elimina
          </Button>
        )}
        azioniRiga={(riga) => [
          { testo: 'Modifica', onClick: () => setAperta({ per: 'riga', riga }) },
          {
            testo: "Aggiungi un'altra voce alla persona",
            onClick: () => setAperta({ per: 'persone', uids: new Set([riga.persona.bozza.uidSubAnagrafe]) }),
          },
          { testo: 'Elimina', onClick: () => onRighe(changeVoce(righe, riga, null)) },
        ]}
        vuoto={{
          titolo: 'Nessuna voce',
          testo: righe.length === 0 ? SENZA_PERSONE : SENZA_VOCI,
        }}
      />
      {aperta?.per === 'riga' && (
        <VoceModale
          titolo={`Voce di ${nominativoDi(aperta.riga.persona)}`}
          voci={voci}
          persona={aperta.riga.persona}
          processo={processo}
          soloLei
          voce={aperta.riga.voce}
          competenza={competenza}
          onChiudi={() => setAperta(null)}
          onSalva={(voce) => onRighe(changeVoce(righe, aperta.riga, voce))}
        />
      )}
      {aperta?.per === 'tutti' && (
        <VoceModale
          titolo={titoloPer(righe.length)}
          voci={voci}
          persona={righe[0]}
          processo={processo}
          soloLei={righe.length === 1}
          competenza={competenza}
          onChiudi={() => setAperta(null)}
          onSalva={(voce) => onRighe(addVoce(righe, voce, tutti))}
        />
      )}
      {aperta?.per === 'persone' && (
        <VoceModale
          titolo="Altra voce"
          voci={voci}
          persona={righe.find(({ bozza }) => aperta.uids.has(bozza.uidSubAnagrafe))}
          processo={processo}
          soloLei={aperta.uids.size === 1}
          competenza={competenza}
          onChiudi={() => setAperta(null)}
          onSalva={(voce) => onRighe(addVoce(righe, voce, aperta.uids))}
        />
      )}
    </>
  );
};
