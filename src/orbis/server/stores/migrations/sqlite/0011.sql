-- How a person is recognised: by the secrets of their devices, by a recovery link, by passkeys. Of secrets there is only a digest.
-- The first secret of an identity has the digest that is its id.
CREATE TABLE devices (
    digest TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_identity ON devices (identity);
INSERT INTO devices (digest, identity, label, made, used) SELECT id, id, '', updated, used FROM identities;

CREATE TABLE recoveries (
    identity TEXT PRIMARY KEY REFERENCES identities (id) ON DELETE CASCADE,
    digest TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    label TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_identity ON passkeys (identity);

-- What a passkey is to sign, once and soon; nobody's identity if it is to tell who somebody is.
CREATE TABLE challenges (
    digest TEXT PRIMARY KEY,
    identity TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What a person has set in the page.
CREATE TABLE preferences (
    identity TEXT PRIMARY KEY REFERENCES identities (id) ON DELETE CASCADE,
    document TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
