import { Brand } from '../../src/pieces/page/brand.tsx';
import { FormNotice } from '../../src/pieces/form/form-notice.tsx';
import { GateLayout } from '../../src/pieces/form/gate-layout.tsx';
import { OrDivider } from '../../src/pieces/base/or-divider.tsx';
import { PasswordField } from '../../src/pieces/form/password-field.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { TextField } from '../../src/pieces/form/text-field.tsx';
import { link, nothing } from '../link.tsx';

export default function Login() {
  return (
    <GateLayout brand={<Brand renderRoot={link()} />} mood="happy" says="Welcome back, explorer!">
      <h1>Power On</h1>
      <FormNotice title="Login Failed">
        That username and password do not match. Check both and try again.
      </FormNotice>
      <form onSubmit={nothing}>
        <TextField label="Username" name="username" autoComplete="username" defaultValue="maya.stars" />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          defaultValue="starfish"
        />
        <StickerButton type="submit" tone="primary" size="lg" wide icon="power">
          Power On
        </StickerButton>
      </form>
      <OrDivider>or</OrDivider>
      <StickerButton wide disabled icon="apple">
        Continue with Apple
      </StickerButton>
      <p className="center">
        New here?{' '}
        <a className="link" href="#x">
          Create an account
        </a>
      </p>
    </GateLayout>
  );
}
