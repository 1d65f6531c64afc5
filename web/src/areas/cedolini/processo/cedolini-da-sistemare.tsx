import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { DaSistemare, Processo } from '#shared/contracts/cedolini/processo.ts';
import { testo } from '#shared/domain/campi.ts';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

const MOSTRATI = 20;

/** The payslips of an accounted run whose services or absences changed after they were paid, each with what was done about it. */
export const CedoliniDaSistemare = ({ processo }: { readonly processo: Processo }) => {
  const [aperto, setAperto] = useState<DaSistemare | null>(null);
  const aperti = (processo.daSistemare ?? []).filter(({ sistemato }) => sistemato === undefined);
  if (aperti.length === 0) return null;
  return (
    <>
      <Alert type="warning" header="Cedolini da sistemare">
        <SpaceBetween size="s">
          <div>
            Dopo la contabilizzazione sono cambiati servizi o assenze con cui questi cedolini sono stati calcolati. Le
            denunce dicono quelli dei cedolini. Pagare o recuperare la differenza se la paga cambia, correggere le
            denunce se erano sbagliati, poi segnarlo qui.
          </div>
          {aperti.slice(0, MOSTRATI).map((uno) => (
            <SpaceBetween key={uno.uidSubAnagrafe} size="xxs">
              <div>
                {uno.nominativo}: {uno.cosa}
              </div>
              <Button
                ariaLabel={`Segna come sistemato il cedolino di ${uno.nominativo}`}
                onClick={() => setAperto(uno)}
              >
                Segna come sistemato
              </Button>
            </SpaceBetween>
          ))}
          {aperti.length > MOSTRATI && <div>In tutto {aperti.length} persone.</div>}
        </SpaceBetween>
      </Alert>
      {aperto !== null && <SistematoModale processo={processo} chi={aperto} onChiudi={() => setAperto(null)} />}
    </>
  );
};

const Come = z.strictObject({ motivo: testo(1, 500) });

interface Props {
  readonly processo: Processo;
  readonly chi: DaSistemare;
  readonly onChiudi: () => void;
}

/** Keeps how the payslip of a person was put right. */
const SistematoModale = ({ processo: { uid, versione }, chi, onChiudi }: Props) => {
  const salva = useWrite(chiusuraRoutes.setSistemato, [processiRoutes.getProcesso, processiRoutes.listProcessi]);
  const modulo = useModulo({
    schema: Come,
    valori: { motivo: '' },
    salva: ({ motivo }) =>
      salva.mutateAsync({ body: { idProcesso: uid, versione, uidSubAnagrafe: chi.uidSubAnagrafe, motivo } }),
    messaggio: 'Cedolino segnato come sistemato',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={`Cedolino di ${chi.nominativo}`}
      salva="Segna come sistemato"
      onChiudi={onChiudi}
    >
      <CampoTesto
        modulo={modulo}
        nome="motivo"
        etichetta="Come è stato sistemato"
        aiuto="Per esempio: recuperati 80,00 € con l’elaborazione 12; resta scritto con l’elaborazione"
      />
    </ModaleModulo>
  );
};
