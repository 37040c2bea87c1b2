-- How a person is recognised: by the secrets of their devices, by a recovery link, by passkeys. Of secrets there is only a digest.
-- The first secret of an identity has the digest that is its id.
CREATE TABLE devices (
    digest TEXT COLLATE "C" PRIMARY KEY,
    identity TEXT COLLATE "C" NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX devices_identity ON devices (identity);
INSERT INTO devices (digest, identity, label, made, used) SELECT id, id, '', updated, used FROM identities;

CREATE TABLE recoveries (
    identity TEXT COLLATE "C" PRIMARY KEY REFERENCES identities (id) ON DELETE CASCADE,
    digest TEXT COLLATE "C" NOT NULL UNIQUE,
    made BIGINT NOT NULL,
    used BIGINT NOT NULL
);

CREATE TABLE passkeys (
    id TEXT COLLATE "C" PRIMARY KEY,
    identity TEXT COLLATE "C" NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    label TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX passkeys_identity ON passkeys (identity);

-- What a passkey is to sign, once and soon; nobody's identity if it is to tell who somebody is.
CREATE TABLE challenges (
    digest TEXT COLLATE "C" PRIMARY KEY,
    identity TEXT COLLATE "C" NOT NULL,
    expires BIGINT NOT NULL
);

-- What a person has set in the page.
CREATE TABLE preferences (
    identity TEXT COLLATE "C" PRIMARY KEY REFERENCES identities (id) ON DELETE CASCADE,
    document TEXT NOT NULL,
    at BIGINT NOT NULL
);
